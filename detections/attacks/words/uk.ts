/**
 * Ukrainian words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:свої|своїх|твої|ваші|твоїх|ваших)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER = String.raw`(?:вище|раніше|до цього|зверху|які (?:тобі|вам) \p{L}{2,14}|наведен\p{L}{1,3} вище)`;

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:будь ласка|зараз|тепер|просто|повністю|негайно|відтепер|усі|всі|усе|все|усіх|всіх|будь-які|ці|цих|ті|мої|на|про|від)";

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:(?:секретн|таємн|прихован|конфіденційн)\p{L}{1,3} (?:${WORD} )?(?:парол\p{L}{1,2}|ключ\p{L}{0,2}|код\p{L}{0,2}|слов\p{L}|фраз\p{L}|інформаці\p{L}|числ\p{L}|дані))`;

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:,? ?що (?:тобі|вам|ти|ви|було|я)[^.!?]{0,25}(?:сказа\p{L}{1,4}|казали|казав|говорили|вчили|навчили|наказали|знаєш|дізнався)(?: раніше| до цього)?|(?:попередній|увесь) (?:текст|контекст)|(?:сказане|написане) (?:вище|раніше))`;

/** Words for "earlier", before the noun. */
export const EARLIER = String.raw`(?:попередн\p{L}{1,3}|минул\p{L}{1,3}|раніше (?:надан\p{L}{1,3}|отриман\p{L}{1,3})|колишні|вищенаведен\p{L}{1,3}|наведені вище|початков\p{L}{1,3}|первинн\p{L}{1,3}|системн\p{L}{1,3}|наявн\p{L}{1,3}|отриман\p{L}{1,3}|надан\p{L}{1,3})`;

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:інструкці(?:ї|ю|й|ям|ях)|вказівк(?:и|у|ам)|вказівок|команд(?:и|у|ам)?|наказ(?:и|ів|ам)?|правил(?:а|о|ам)?|директив(?:и|у)?|розпоряджен(?:ня|ь)|підказк(?:и|у)|підказок|промпт(?:и|ів)?|обмежен(?:ня|ь)|налаштуван(?:ня|ь)|контекст|настанов(?:и)?|повідомлен(?:ня|ь))";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:покажи|покажіть|розкрий|розкрийте|виведи|виведіть|повтори|повторіть|надрукуй|надрукуйте|напиши|напишіть|перелічи|перекладі|переклади|перекладіть|скажи|скажіть|повідом|повідомте|назви|назвіть|видай|дай|дайте|надай|надайте|опиши|опишіть|процитуй|скопіюй|розкажи|розкажіть|поділись)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:(?:про)?ігнору(?:й|йте)|забудь|забудьте|відкинь|відкиньте|скасуй|скасуйте|пропусти|пропустіть|знехтуй|знехтуйте|нехтуй|нехтуйте|не зважай(?:те)?|не звертай(?:те)? уваги|не дотримуйся|не дотримуйтесь|не виконуй(?:те)?|не слухай(?:ся|те)?|обійди|обійдіть|порушуй|порушуйте|видали|видаліть|перестань виконувати)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:системн\p{L}{1,3} (?:промпт\p{L}{0,2}|підказк\p{L}{1,2}|інструкці\p{L}{1,2}|повідомлення|запит\p{L}{0,2}|вказівк\p{L}{1,2}|налаштування)|system[- ]?prompt|(?:прихован|секретн|внутрішн|початков|первинн|таємн|конфіденційн|точн|повн)\p{L}{1,3} (?:інструкці\p{L}{1,2}|промпт\p{L}{0,2}|вказівк\p{L}{1,2}|правила|підказк\p{L}{1,2}|конфігураці\p{L}))`;

/** Both languages wake each other's rules, so they share what tells talk from attacks. */
export { MENTION, QUOTED } from "./ru.ts";
