/**
 * Persian words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { re } from "../words.ts";
import { WORD } from "./any.ts";

/** Words for "earlier", before the noun. */
export const EARLIER = "(?:قبلی|پیشین|قبل|بالا|اولیه|اصلی|خود|خودت|خودتان|تو|شما|ات|داده شده|گذشته|موجود|سیستم)";

/** Words for what a model is told by those who run it. */
export const ORDERS = String.raw`(?:(?:دستورالعمل|دستور|فرمان|قانون|قوانین|قواعد|راهنمایی|راهنما|محدودیت|پرامپت|مقررات|گفته|رهنمود)\p{L}{0,6})`;

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:هر ?چه|آنچه|چیزی که|هر چیزی که|هرآنچه)[^.!?؟]{0,25}(?:گفته|گفتم|گفتند|آموخت|یاد گرفت|آموزش)\p{L}{0,6}(?: شده| است| اند| ای| شد){0,3})`;

/** A password, key or code that is called secret. */
export const SECRET = `(?:(?:رمز|کلید|کد|کلمه|عبارت|گذرواژه|اطلاعات|عدد)(?: ${WORD})? (?:مخفی|سری|محرمانه|پنهان)(?: خود| خودت| شما| تو)?|(?:رمز عبور|گذرواژه|کلید|رمز) (?:خودت|خودتان|تو))`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:(?:پرامپت|دستور|پیام|دستورالعمل|دستورات|تنظیمات)\p{L}{0,4} سیستم(?:ی|ت|ات)?|سیستم پرامپت|system prompt|(?:دستورالعمل|دستور|پرامپت|قوانین)\p{L}{0,6} (?:مخفی|پنهان|داخلی|اصلی|اولیه|محرمانه|سری))`;

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:نشان (?:بده|دهید|بدهید)|بگو|بگویید|فاش (?:کن|کنید)|افشا (?:کن|کنید)|آشکار (?:کن|کنید)|تکرار (?:کن|کنید)|چاپ (?:کن|کنید)|بنویس|بنویسید|ترجمه (?:کن|کنید)|بده|بدهید|ارائه (?:بده|دهید)|لو بده|نمایش (?:بده|دهید))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:نادیده (?:بگیر|بگیرید|بگیری)|فراموش (?:کن|کنید)|توجه (?:نکن|نکنید)|بی ?توجه(?:ی)? (?:باش|کن)|کنار (?:بگذار|بگذارید)|پیروی (?:نکن|نکنید)|رعایت (?:نکن|نکنید)|لغو (?:کن|کنید)|دور (?:بریز|بریزید)|زیر پا بگذار|چشم ?پوشی (?:کن|کنید))";

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = re`prompt[- ]?injection|تزریق|مهاجم|حمله|حملات|مخرب`;
