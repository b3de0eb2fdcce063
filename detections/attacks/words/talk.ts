/**
 * Talk of attacks in one language, as the pattern of a rule's `mention`: articles, tickets, lectures, glossaries and tests
 * that quote an attack, and people in a story who say something alike. Whatever counts here is what an attacker may
 * write to be lowered, so nearly all of it counts only with a quotation that opens as an attack does: "answer with the
 * sentence 'I was hacked'" has the word and the quotation, and is an order all the same.
 */
import { part, re } from "../words.ts";

export interface Talk {
  /** Names of the craft and of those who practise it: these count wherever they govern the match. */
  readonly free: string;
  /** What the sentence is about, anywhere before the quotation: attacks, audits, tests, meanings, translations. */
  readonly about: string;
  /** What stands right before the quotation: "the sentence", "input such as". */
  readonly before: string;
  /** What stands right after it, as in languages that put it there. */
  readonly after: string;
  /** How an attack opens in this language. */
  readonly open: string;
  /** Orders to do what is quoted, before or after it: then it is no talk. */
  readonly obey: string;
  /** What leads up to a quotation inside a sentence, where words have no blanks between them. */
  readonly lead?: string;
  /** Verbs of telling, after what somebody in a story says. */
  readonly said: string;
}

/** Whatever talks of attacks in this language. */
export function talkOf(talk: Talk): RegExp {
  return re`(?:prompt[- _]?inject|jailbreak(?:s|ing)|owasp|llm01|${talk.free}|${quotation(talk)})`;
}

/** Only the quotations: for orders that talk of attacks seldom comes near, so that its words alone clear nothing. */
export function quotedIn(talk: Talk): RegExp {
  return re`(?:${quotation(talk)})`;
}

/** "You", which opens a prompt as well: 'the text that begins with "You are"' is asked for, not talked about. */
const YOU =
  "(?:du |eres|tu es|sei |você|je bent|jesteś|ты |ти |sen |أنت|אתה|तुम|আপনি|তুমি|bạn|คุณ|kamu|anda|너|당신|あなた|你)";

/** A quotation of an attack and nothing else, in the midst of a sentence that goes on about it: who wrote it, and where. */
export function embedded({ obey, lead, open }: Pick<Talk, "obey" | "lead" | "open">): string {
  const words = lead ?? part`(?:(?!${obey})[\p{L}\p{M}\p{N}'.,-]{1,24} ){3}`;
  return part`${words}["\x60「『] ?(?!${YOU})(?:${open})[^"\x60「」『』\n]{0,70}["\x60」』](?! ?(?:${obey}))`;
}

function quotation(talk: Talk): string {
  const { about, before, after, open, said } = talk;
  return part`
    ${embedded(talk)}|
    (?:${about})[^.!?。।؟\n"「]{0,90}["'\x60「『]{1,2} ?(?:${open})|
    (?:${before})[:,;]? ?["'\x60「『]{1,2} ?(?:${open})|
    ["'\x60「『] ?(?:${open})[^"\x60「」『』\n]{0,70}["'\x60」』][,.;!?。]{0,2} ?(?:${after})|
    (?:["」』][,.;!?。]{0,2} ?-?|[,!? ]-) ?(?:[\p{L}\p{M}]{1,14} ){0,2}(?:${said})
  `;
}
