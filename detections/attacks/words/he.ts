/**
 * Hebrew words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:(?:ה|ל|מה|ב|מ)?(?:הוראות|הנחיות|פקודות|כללים|חוקים|הגבלות|מגבלות|פרומפט|פרומפטים|הוראה|תכנות|הנחיה|ציווי|כלל))";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:כל )?(?:מה|את כל מה|מכל מה|ממה) (?:שנאמר|שאמרו|שלימדו|שאמרתי|שכתוב|שלמדת|שהורו|שסיפרו)(?: לך| לכם)?(?: קודם| לפני כן| עד עכשיו| למעלה)?)";

/** A password, key or code that is called secret. */
export const SECRET =
  "(?:(?:ה)?(?:סיסמה|סיסמא|מפתח|קוד|מילה|מספר|מידע|צופן) (?:ה)?(?:סודית|סודי|חסוי|חסויה|נסתר|נסתרת)|(?:הסיסמה|הסיסמא|המפתח|הסוד|הקוד) שלך|סיסמת הסוד)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:הקודמות|הקודמים|הקודמת|קודמות|קודמים|שלעיל|למעלה|לעיל|המקוריות|המקוריים|הראשוניות|שקיבלת|שלך|שלכם|שניתנו|שנתנו|עד כה|הקיימות|הקיימים|מלמעלה|שהיו)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:הראה|הראי|תראה|תראי|חשוף|תחשוף|גלה|תגלה|גלי|הצג|תציג|הדפס|תדפיס|חזור על|תחזור על|כתוב|תכתוב|אמור|תאמר|תגיד|ספר|תספר|תן|תני|תרגם|צטט|העתק|סכם|שתף|פרט|מסור)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:עזוב|(?:ת?ה?תעלמ?ם?|התעלם|התעלמי|התעלמו|תתעלם|תתעלמי|תתעלמו|להתעלם|נא להתעלם|שכח|שכחי|שכחו|תשכח|תשכחי|תשכחו|אל תציית|אל תצייתי|אל תפעל לפי|אל תתייחס|אל תתייחסי|זנח|בטל|תבטל|מחק|תמחק|עקוף|תעקוף|דלג על|הפר|תפר|הפסק לציית|הנח בצד))";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:ה)?(?:פרומפט|הנחיות|הנחיית|הוראות|הודעת|הודעה|הגדרות) (?:של )?(?:ה)?מערכת(?: שלך)?|(?:ה)?(?:הוראות|הנחיות|פרומפט|כללים) (?:ה)?(?:נסתרות|סודיות|פנימיות|מקוריות|ראשוניות|מוסתרות|חבויות|המקורי|הסודי|ההתחלתי|התחלתיות|סודיים)(?: שלך)?|ההוראות שלך|ההנחיות שלך|הפרומפט שלך)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "(?<!קוד )זדוני|עוינ|התקפ|מתקפ|הזרק|תוקף|תוקפים",
  about:
    "מתקפ|התקפ|ביקורת|הגלאי|מזהה|יומן שינויים|מילון|הרצאה|פירוש|מתרגמ|תרגום|מקרה בדיקה|דוח|להגן|פגיעו|סקירת|מודל|זדוני|דיווח|עוינ",
  before: "משפט(?:ים)?(?: כמו)?|כמו|קלט|טקסט(?: הבדיקה)?|כותב(?:ים)?|לומר|אומר|ביטוי|המילים|כך|לדוגמה",
  after: "פירוש|באנגלית|לאנגלית",
  open: "התעלם|אל תתעלם|שכח|הפר|עקוף|הצג|הראה|אמור|חזור|אתה|אין לך|העמד|מעכשיו|שלח|כבה|אני המפתח|גלה",
  obey: "בצע|ציית|עשה",
  said: "לחש|אמר|השיב",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
