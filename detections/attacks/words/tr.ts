/**
 * Turkish words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for what a model is told by those who run it. */
export const ORDERS = String.raw`(?:(?:talimat|yönerge|komut|emir|emr|kural|direktif|istem|prompt|kısıtlama|bağlam|yönlendirme|açıklama|sınırlama|programlama|ayar|politika|mesaj|uyarı)\p{L}{0,9})`;

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:(?:daha )?önceki|yukarıdaki|geçmiş|(?:sana|size) (?:daha önce |önceden )?(?:verilen|verdiğim|söylenen)|eski|mevcut|orijinal|kendi|senin|sizin|ilk|başlangıçtaki|önceden verilen|üstteki|sistem|var olan|tüm(?:ünü)?|bütün|verilen)";

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:gizli (?:${WORD} )?(?:anahtar|şifre|parola|kod|kelime|söz|bilgi|sayı|ifade)\p{L}{0,6}|(?:senin anahtarın|anahtarını|şifreni|şifren|şifreniz|şifrenizi|parolanı|parolan|parolanız|parolanızı|sırrını|sırrın|api anahtarını))`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:sistem (?:istem|prompt|talimat|mesaj|komut|yönerge|istemci|ayar)\p{L}{0,9}|system prompt\p{L}{0,5}|(?:gizli|dahili|orijinal|başlangıç|ilk|asıl|saklı|iç|tam) (?:talimat|istem|prompt|yönerge|komut|kural)\p{L}{0,9}|(?:senin|sizin|kendi|sana verilen|size verilen) (?:${WORD} )?(?:talimat|yönerge|prompt|istem)\p{L}{0,9})`;

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:göster(?:in|ir misin|iniz)?|açıkla(?:yın|r mısın)?|ifşa et(?:in)?|tekrarla(?:yın)?|tekrar et(?:in)?|yazdır(?:ın)?|yaz(?:ın|ar mısın)?|söyle(?:yin|r misin|yiniz)?|ver(?:in|ir misin)?|listele(?:yin)?|çevir(?:in)?|paylaş(?:ın)?|özetle(?:yin)?|anlat(?:ın)?|kopyala(?:yın)?|ortaya çıkar(?:ın)?|bildir(?:in)?|belirt(?:in)?|sızdır(?:ın)?|hecele(?:yin)?|kodla(?:yın)?)";

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:(?:sana|size) )?(?:daha önce|önceden|şimdiye kadar|bundan önce|buraya kadar)[^.!?]{0,15}(?:söyle|anlat|öğret|veril|denil|yazıl|öğren)\p{L}{2,12}(?: her şey\p{L}{0,3}| şeyleri| hepsini| herşeyi)?|(?:sana|size) (?:söylenen|öğretilen|söylediğim|anlatılan)(?: her şey\p{L}{0,3}| herşey\p{L}{0,3}| şeyleri| tüm şeyleri| bütün şeyleri)?|(?:yukarıdaki|önceki) (?:metn|içeriğ|bağlam|konuşma|söylenen)\p{L}{1,6})`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:yok ?say(?:ın|ınız|arak|ıp)?|görmezden gel(?:in|iniz|ip|erek)?|göz ardı et(?:in|iniz)?|gözardı et(?:in|iniz)?|göz ardı ederek|unut(?:un|unuz|up)?|dikkate alma(?:yın|yınız)?|boş ?ver(?:in)?|uyma(?:yın|yınız)?|takip etme(?:yin)?|izleme(?:yin)?|iptal et(?:in)?|sil(?:in)?|bir kenara (?:bırak|koy)(?:ın|un)?|umursama(?:yın)?|aldırma(?:yın)?|çiğne(?:yin)?|es geç(?:in)?|atla(?:yın)?|geçersiz say(?:ın)?|geçersiz kıl(?:ın)?|ihmal et(?:in)?|reddet(?:in)?|itaat etme(?:yin)?|önemseme(?:yin)?|devre dışı bırak(?:ın)?)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "kötü (?:niyetli|amaçlı) (?:talimat|istem|girdi|kullanıcı)|saldırı|enjeksiyon|saldırgan",
  about:
    "saldırı|denetim|algıla|tanıyor|değişiklik günlüğü|sözlük|derste|anlama gel|çevril|senaryo|rapor|koru|filtre|inceleme|modele|kötü (?:niyetli|amaçlı)|hata kaydı",
  before: "cümle|ifade|girdi|metni|şöyle(?:dir)?|örneğin|mesela",
  after:
    'gibi(?! davran)|komutunun|diye|yaz(?:ınca|arsa|an|dığı)|cümle|ifade|girdi|deneme|metni|ingilizce|demenin|demek|ne anlama|biçimind|şeklind|ve "',
  open: "önceki|yukarı|tüm|bütün|bana|sana|artık|yönerge|talimat|sistem|kural|şu andan|gizli|hiçbir|filtre",
  obey: "uygula|çalıştır|yerine getir|komutunu (?:uygula|çalıştır|yerine)",
  said: "fısılda|dedi|bağırdı|söyledi|mırıldan",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
