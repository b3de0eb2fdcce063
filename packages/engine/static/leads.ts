/**
 * Words that an order may open with before what makes it an attack: "please", "now", "you must", "could you", "dear
 * assistant". A sentence that holds nothing else before a match is an order and answers for itself. Each line is a
 * language; they are folded as texts are.
 */
import { fold } from "./fold.ts";

const SPACED = `
  please now then also just so and but ok okay hey hi hello first next finally kindly assistant ai system important
  attention note you must should will shall can need to have i want would like from on again instead simply
  immediately always never do not your the new task urgent warning dear all chatgpt gpt claude model bot

  bitte jetzt nun dann also und aber hallo zuerst danach du sie ihr musst müssen sollst sollen kannst könntest können
  könnten würdest würden wichtig achtung hinweis assistent ki modell ab sofort einfach mal doch trotzdem ich möchte
  dass neue aufgabe nett sein lieber liebe

  por favor ahora entonces también y pero hola primero luego después tú usted debes debe tienes que podrías
  podría importante atención nota asistente ia modelo quiero necesito a partir de simplemente ya nueva tarea serías
  tan amable te pido

  s il te vous plaît merci d maintenant alors puis aussi et mais bonjour salut abord ensuite tu dois devez peux pouvez
  pourrais pourriez à modèle je veux simplement désormais nouvelle tâche veuillez aurais la gentillesse

  per favore piacere ora adesso allora poi anche e ma ciao prima dopo lei devi deve puoi potresti attenzione assistente
  modello voglio che da semplicemente subito ti prego saresti così gentile nuovo compito

  agora então também mas olá primeiro depois você deves pode poderia podes atenção quero simplesmente nova tarefa
  gentileza já

  alsjeblieft alstublieft nu dan ook en maar hallo hoi eerst daarna je jij u moet kun kan kunt zou belangrijk let op
  opmerking ik wil dat vanaf gewoon meteen nieuwe taak graag zo vriendelijk

  proszę teraz potem też i ale cześć najpierw następnie ty musisz masz możesz mógłbyś czy ważne uwaga asystencie chcę
  żebyś od po prostu natychmiast nowe zadanie

  пожалуйста теперь сейчас потом также и но привет сначала затем ты вы должен должна должны можешь можете мог могли бы
  не важно внимание ассистент ии модель я хочу чтобы с этого момента просто немедленно новая задача прошу а

  будь ласка тепер зараз потім також й та але привіт спочатку далі ти ви повинен мусиш можеш міг би чи важливо увага
  асистенте ші хочу щоб відтепер просто негайно нове завдання

  lütfen şimdi sonra ayrıca ve ama tamam merhaba önce sen siz önemli dikkat not asistan yapay zeka artık hemen sadece
  yeni görev bundan böyle şu andan itibaren daha

  من فضلك رجاء يرجى الآن ثم أيضا لكن حسنا مرحبا أولا بعد ذلك أنت عليك يجب أن هل يمكنك تستطيع مهم تنبيه ملاحظة أيها
  المساعد الذكاء الاصطناعي النموذج أريد منك فقط فورا لو سمحت مهمة جديدة

  בבקשה אנא עכשיו כעת אז גם אבל בסדר שלום קודם אחר כך אתה את עליך חייב האם תוכל אפשר חשוב שים לב הערה עוזר בינה
  מלאכותית מודל אני רוצה מעכשיו פשוט מיד

  कृपया अब अभी फिर और लेकिन ठीक है नमस्ते पहले तुम आप तुम्हें आपको क्या महत्वपूर्ण ध्यान दें सहायक एआई मॉडल मैं चाहता हूँ कि बस
  तुरंत मुझे अपना अपने तुम्हारा

  অনুগ্রহ করে দয়া এখন তারপর এবং কিন্তু ঠিক আছে প্রথমে তুমি আপনি কি গুরুত্বপূর্ণ মনোযোগ সহকারী এআই মডেল আমি চাই যে শুধু
  আমাকে তোমাকে তোমার আপনার

  làm ơn xin vui lòng hãy bây giờ giờ sau đó cũng và nhưng chào trước tiên bạn phải có thể quan trọng chú ý lưu ý trợ
  lý mô hình tôi muốn từ đơn giản ngay nhiệm vụ mới các

  tolong mohon harap silakan sekarang lalu kemudian juga dan tetapi tapi halo pertama kamu anda harus bisakah dapatkah
  bisa penting perhatian catatan asisten saya ingin mulai cukup segera tugas baru

  부디 제발 이제 지금 지금부터 그리고 하지만 안녕 먼저 너는 당신은 중요 주의 알림 그럼 좋아 너의 당신의 네 아무런 딱 하나만
`;

/** Of scripts that write no blanks, where one of these may follow another. */
const UNSPACED = `
  請 请 麻烦 麻煩 能不能 可以 你 您 现在 現在 然后 然後 但 好的 首先 接着 必须 必須 要 重要 注意 助手 你的 我要 我想让
  从现在起 从现在开始 立即 马上 把 将
  どうか 恐れ入りますが すみませんが お願いします 今から 今 では それでは まず 次に あなたは あなたの 君の この ただし 重要 注意 さあ
  กรุณา โปรด ช่วย ตอนนี้ แล้ว และ แต่ สวัสดี ก่อนอื่น คุณ ต้อง ขอให้ ให้ ฉัน จากนี้ไป สำคัญ ผู้ช่วย
`;

const wordsOf = (text: string) => fold(text).text.split(/\s+/u).filter(Boolean);
const LEADS: ReadonlySet<string> = new Set(wordsOf(SPACED));
/** Longest first, so that the first that fits is the right one. */
const PREFIXES: readonly string[] = wordsOf(UNSPACED).sort((a, b) => b.length - a.length);
/** Thai is the first of the scripts without blanks. */
const UNSPACED_FROM = 0x0e00;

/** Whether a folded word, or run of words of a script without blanks, only leads into an order. */
export function isLead(word: string): boolean {
  if (LEADS.has(word)) return true;
  let rest = word;
  while (rest.charCodeAt(0) >= UNSPACED_FROM) {
    const prefix = PREFIXES.find((one) => rest.startsWith(one));
    if (prefix === undefined) return false;
    rest = rest.slice(prefix.length);
  }
  return rest === "";
}
