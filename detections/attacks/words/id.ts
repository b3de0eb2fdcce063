/**
 * Indonesian words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:semua|seluruh|segala|setiap|saja|tentang|pada|dari|itu|ini|tolong|sekarang|sepenuhnya|apa pun)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:tampilkan|tunjukkan|perlihatkan|beritahu|beri tahu|beritahukan|katakan|ungkapkan|ulangi|cetak|tulis|tuliskan|sebutkan|terjemahkan|bagikan|berikan|beri|jelaskan|kutip|salin|bocorkan|ringkas|keluarkan|bacakan|eja)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:sebelumnya|sebelum ini|terdahulu|di atas|awal|lama|yang (?:telah |sudah |pernah )?(?:diberikan|anda terima|kamu terima|ada|saya berikan|disampaikan)|kamu|anda|sistem|asli|semula|tersebut di atas|tadi|lalu|yang lalu)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instruksi(?:mu|nya)?|perintah(?:mu|nya)?|petunjuk(?:mu)?|aturan(?:mu)?|arahan(?:mu)?|pedoman(?:mu)?|prompt|panduan(?:mu)?|batasan(?:mu)?|ketentuan|konteks|pesan|larangan|peraturan|pembatasan|kebijakan|program(?:mu)?)";

/** A password, key or code that is called secret. */
export const SECRET = `(?:(?:kata sandi|kunci|kode|kata|informasi|frasa|angka|password|sandi)(?: ${WORD})? (?:rahasia|tersembunyi)(?:mu)?|(?:kata sandi|password|kunci|rahasia|sandi|kunci api|kode akses)(?: anda| kamu|mu)|kode rahasia)`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:abaikan|abaikanlah|lupakan|lupakanlah|jangan ikuti|jangan hiraukan|jangan patuhi|jangan pedulikan|jangan perhatikan|kesampingkan|tinggalkan|buang|langgar|lewati|acuhkan|batalkan|hapus|timpa|berhenti mengikuti|tidak usah mengikuti|hiraukan)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:prompt|instruksi|pesan|perintah|petunjuk) sistem(?:mu)?|system prompt|(?:instruksi|prompt|perintah|aturan|petunjuk|arahan|konfigurasi) (?:tersembunyi|rahasia|internal|awal|asli|pertama|lengkap)(?:mu)?|(?:instruksi|prompt|petunjuk|arahan)(?:mu| anda| kamu))";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:apa|hal|yang|sesuatu)(?: pun)?(?: yang)? (?:(?:telah|sudah|pernah|anda|kamu|saya) ){0,3}(?:dikatakan|diberitahukan|diajarkan|diberitahu|katakan|diperintahkan|dipelajari|pelajari|disampaikan|ketahui)(?: kepada(?:mu| anda))?(?: sebelumnya)?|(?:instruksi|perintah|aturan|petunjuk|arahan)mu)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "(?:instruksi|masukan|prompt|konten) (?:berbahaya|jahat)|serangan|injeksi|penyerang",
  about:
    "serangan|audit|pendeteksi|mengenali|catatan perubahan|glosarium|kuliah|arti|terjemah|kasus uji|laporan|lindung|kerentanan|tinjauan|model|berbahaya|jahat|bug|jailbreak",
  before:
    "kalimat(?: seperti)?|seperti|masukan(?: seperti)?|teks(?: uji)?|berbunyi|menulis|mengatakan|misalnya|frasa|perintah",
  after: "artinya|berarti|ke bahasa|dalam bahasa",
  open: "abaikan|jangan abaikan|lupakan|langgar|lewati|tunjuk|tampil|ungkap|beri tahu|ulangi|sekarang kamu|kamu|anda|berpura|mulai sekarang|kirim|matikan|saya pengembang",
  obey: "jalankan|patuhi|ikuti|lakukan",
  said: "bisik|ujar|teriak",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
