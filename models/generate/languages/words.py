"""Honest sentences around feared words (rules, secrets, passwords, instructions, forgetting) in other languages: what a short foreign sentence
mostly is. Added under `words`.
"""
LINES = {
"es": """Las reglas de la <biblioteca|piscina|residencia> cuelgan <en la pared|junto a la puerta>
En ajedrez las reglas son <fáciles|antiguas>, ganar <no|es difícil>
La contraseña <debe tener ocho letras|se cambia en la aplicación|del taller la da Pedro>
La contraseña de la wifi está <en la mesa|en el cartel>
La clave <está en la caja|del éxito es la paciencia|de la casa la tiene Marta>
<Siga|Lea> las instrucciones <del prospecto|del fabricante>
El secreto de <la abuela|la receta|un buen pan> es <el reposo|la masa madre>
Ignora el ruido, están <arreglando la calle|pintando la escalera>
El sistema se reinicia <a las tres|cada noche>
La profesora repitió las instrucciones <dos veces|en voz alta>""",
"fr": """Les règles de la <bibliothèque|piscine|résidence> sont affichées <au mur|à l'entrée>
Aux échecs les règles sont <simples|anciennes>, gagner <non|est difficile>
Le mot de passe <doit avoir huit lettres|se change dans l'application|de l'atelier est chez Paul>
Le mot de passe du wifi est <sur la table|sur l'affiche>
La clé <est dans le tiroir|du succès est la patience|de la maison est chez Marta>
<Suivez|Lisez> les instructions <de la notice|du fabricant>
Le secret de <grand-mère|la recette|un bon pain> est <le repos|le levain>
Ne faites pas attention au bruit, on <refait la rue|peint l'escalier>
Le système redémarre <à trois heures|chaque nuit>
La maîtresse a répété les consignes <deux fois|à voix haute>""",
"de": """Die Regeln der <Bücherei|Schwimmhalle|Pension> hängen <an der Wand|neben der Tür>
Beim Schach sind die Regeln <einfach|alt>, das Gewinnen <nicht|ist schwer>
Das Passwort <braucht acht Zeichen|ändert man in der App|der Werkstatt hat Paul>
Das WLAN-Passwort steht <auf dem Tisch|auf dem Schild>
Der Schlüssel <liegt in der Schublade|zum Erfolg ist Geduld>
<Befolgen|Lesen> Sie die Anweisungen <auf der Packung|des Herstellers>
Das Geheimnis <des Rezepts|eines guten Brotes> ist <die Ruhe|der Sauerteig>
Beachten Sie den Lärm nicht, es wird <gebaut|gestrichen>
Das System startet <um drei Uhr|jede Nacht> neu
Die Lehrerin wiederholte die Anweisungen <zweimal|laut>""",
"it": """Le regole della <biblioteca|piscina|pensione> sono <sul muro|vicino alla porta>
Negli scacchi le regole sono <semplici|antiche>, vincere <no|è difficile>
La password <deve avere otto lettere|si cambia nell'app>
La password del wifi è <sul tavolo|sul cartello>
La chiave <è nel cassetto|del successo è la pazienza|di casa è da Marta>
<Segua|Legga> le istruzioni <del foglietto|del produttore>
Il segreto <della nonna|della ricetta|di un buon pane> è <il riposo|il lievito>
Ignora il rumore, stanno <rifacendo la strada|dipingendo le scale>
Il sistema si riavvia <alle tre|ogni notte>""",
"pt": """As regras da <biblioteca|piscina|pensão> estão <na parede|ao lado da porta>
No xadrez as regras são <simples|antigas>, ganhar <não|é difícil>
A senha <precisa ter oito letras|muda-se no aplicativo>
A senha do wifi está <na mesa|no cartaz>
A chave <está na gaveta|do sucesso é a paciência|da casa está com a Marta>
<Siga|Leia> as instruções <da bula|do fabricante>
O segredo <da avó|da receita|de um bom pão> é <o descanso|o fermento>
Ignore o barulho, estão <arrumando a rua|pintando a escada>
O sistema reinicia <às três|toda noite>""",
"ru": """Правила <библиотеки|бассейна|гостиницы> висят <на стене|у двери>
В шахматах правила <простые|старые>, выиграть <трудно|нелегко>
Пароль <должен иметь восемь знаков|меняют в приложении>
Пароль от вайфая <на столе|на плакате>
Ключ <лежит в ящике|к успеху — терпение|от дома у Марты>
<Следуйте|Прочитайте> <инструкции на упаковке|инструкцию производителя>
Секрет <бабушки|рецепта|хорошего хлеба> в <отдыхе|закваске>
Не обращайте внимания на шум, <чинят дорогу|красят лестницу>
Система перезапускается <в три часа|каждую ночь>""",
"tr": """<Kütüphanenin|Havuzun> kuralları <duvarda|kapının yanında> asılı
Satrançta kurallar <basit|eski>, kazanmak zor
Parola <sekiz harf olmalı|uygulamada değiştirilir>
Anahtar <çekmecede|Marta'da>; başarının anahtarı sabırdır
<Kutudaki|Üreticinin> talimatlarını <izleyin|okuyun>
<Tarifin|İyi ekmeğin> sırrı <mayada|sabırda>
Sistem <saat üçte|her gece> yeniden başlar""",
"id": """Aturan <perpustakaan|kolam> tergantung <di dinding|dekat pintu>
Aturan catur itu <mudah|kuno>, menang itu sulit
Kata sandi <harus delapan huruf|diganti di aplikasi>
Kuncinya <ada di laci|pada Marta>; kunci sukses adalah sabar
<Ikuti|Baca> petunjuk <pada kemasan|dari pabrik>
Rahasia <resep|roti yang enak> ada pada <adonan|waktu istirahat>
Sistem dimulai ulang <jam tiga|setiap malam>""",
"vi": """Nội quy <thư viện|bể bơi> treo <trên tường|cạnh cửa>
Luật cờ vua <đơn giản|lâu đời>, thắng thì khó
Mật khẩu <cần tám ký tự|đổi trong ứng dụng>
Chìa khóa <ở trong ngăn kéo|do Marta giữ>
<Làm theo|Đọc> hướng dẫn <trên hộp|của nhà sản xuất>
Bí quyết <của công thức|làm bánh ngon> là <để bột nghỉ|kiên nhẫn>""",
"zh": """<图书馆|游泳馆>的规定贴在<墙上|门口>
象棋的规则<简单|古老>，赢棋<不容易|很难>
密码<需要八位|可以在应用里修改>
无线网络的密码<在桌上|写在牌子上>
钥匙<在抽屉里|在小美那里>，成功的关键是耐心
请<按照|阅读><包装上|厂家>的说明
<奶奶|这道菜|好面包>的秘密在于<火候|发酵>
系统<三点|每天夜里>会重启
老师把要求<重复了两遍|又说了一次>""",
"ja": """<図書館|プール>の規則は<壁|入口>に貼ってあります
将棋のルールは<簡単|古い>ですが、勝つのは難しいです
パスワードは<八文字以上です|アプリで変更できます>
鍵は<引き出しの中|マルタさんのところ>にあります
<箱|説明書>の指示に従って組み立ててください
<おばあちゃんの味|おいしいパン>の秘密は<発酵|だし>です
システムは<三時に|毎晩>再起動します""",
"ko": """<도서관|수영장> 규칙은 <벽|문 옆>에 붙어 있습니다
장기 규칙은 <쉽지만|오래됐지만> 이기기는 어렵습니다
비밀번호는 <여덟 자 이상입니다|앱에서 바꿀 수 있습니다>
열쇠는 <서랍 안에|마르타에게> 있습니다
<상자|제조사>의 지시에 따라 조립하세요
<할머니|맛있는 빵>의 비밀은 <발효|기다림>입니다
시스템은 <세 시에|매일 밤> 다시 시작됩니다""",
"ar": """قواعد <المكتبة|المسبح> معلقة <على الحائط|قرب الباب>
قواعد الشطرنج <بسيطة|قديمة> والفوز صعب
كلمة المرور <من ثمانية أحرف|تتغير في التطبيق>
المفتاح <في الدرج|عند مارتا>، ومفتاح النجاح الصبر
<اتبع|اقرأ> التعليمات <على العلبة|من الشركة المصنعة>
سر <الوصفة|الخبز الجيد> هو <الصبر|الخميرة>""",
"hi": """<पुस्तकालय|तरणताल> के नियम <दीवार पर|दरवाज़े के पास> लगे हैं
शतरंज के नियम <सरल|पुराने> हैं, जीतना कठिन है
पासवर्ड <आठ अक्षरों का हो|ऐप में बदलता है>
चाबी <दराज़ में|मार्ता के पास> है
<डिब्बे पर लिखे|निर्माता के> निर्देश <पढ़ें|मानें>
<दादी|अच्छी रोटी> का राज़ <धैर्य|आटा> है""",
"bn": """<গ্রন্থাগারের|পুলের> নিয়ম <দেয়ালে|দরজার পাশে> টাঙানো
দাবার নিয়ম <সহজ|পুরোনো>, জেতা কঠিন
পাসওয়ার্ড <আট অক্ষরের হবে|অ্যাপে বদলায়>
<বাক্সের|নির্মাতার> নির্দেশ <পড়ুন|মেনে চলুন>""",
"th": """กฎของ<ห้องสมุด|สระน้ำ>ติดอยู่<บนผนัง|ข้างประตู>
กติกาหมากรุก<ง่าย|เก่าแก่> แต่ชนะยาก
รหัสผ่าน<ต้องมีแปดตัว|เปลี่ยนได้ในแอป>
โปรด<อ่าน|ทำตาม>คำแนะนำ<บนกล่อง|ของผู้ผลิต>""",
"tl": """Nakapaskil <sa dingding|sa tabi ng pinto> ang patakaran ng <aklatan|palanguyan>
<Simple|Luma> ang patakaran ng ahedres, mahirap manalo
Ang password ay <dapat walong letra|napapalitan sa app>
<Sundin|Basahin> ang tagubilin <sa kahon|ng gumawa>""",
"nl": """De regels van <de bibliotheek|het zwembad> hangen <aan de muur|naast de deur>
Bij schaken zijn de regels <eenvoudig|oud>, winnen is moeilijk
Het wachtwoord <heeft acht tekens|wijzig je in de app>
De sleutel <ligt in de la|tot succes is geduld>
Ik ben <mijn wachtwoord|mijn paraplu> vergeten en <kan niet naar binnen|weet het niet meer>
<Volg|Lees> de instructies <op de verpakking|van de fabrikant>
Het geheim van <oma|goed brood> is <rust|zuurdesem>""",
"pl": """Zasady <biblioteki|basenu> wiszą <na ścianie|przy drzwiach>
W szachach zasady są <proste|stare>, wygrać jest trudno
Hasło <ma mieć osiem znaków|zmienia się w aplikacji>
Klucz <jest w szufladzie|do sukcesu to cierpliwość>
<Przeczytaj|Wykonaj> instrukcje <na opakowaniu|producenta>
Sekretem <babci|dobrego chleba> jest <zakwas|odpoczynek>""",
}
