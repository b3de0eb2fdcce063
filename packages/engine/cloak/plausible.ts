/**
 * What a tag can be at all. A model is sure of things that its type rules out: an order number as an address, a full stop as
 * a street, a greeting as a name. Every tag is held to this before it counts, whichever tagger gave it.
 */
import type { Tag } from "./tagger.ts";

export interface TagPlace {
  /** The text as sent, which the tag's offsets count in. */
  readonly text: string;
  /** Whether the range is a word or phrase that names values. */
  readonly isLabel: (start: number, end: number) => boolean;
}

export function isPlausible(tag: Tag, place: TagPlace): boolean {
  const words = place.text.slice(tag.start, tag.end);
  switch (tag.type) {
    case "person_name":
      return (
        /\p{L}.*\p{L}/su.test(words) && !GREETING.test(words) && !ADDRESSED.test(words) && !isDeclared(tag, place.text)
      );
    case "date_of_birth":
      return DIGIT.test(words);
    case "street_address":
      return isAddress(words) && isWholeWord(tag, place.text) && !isNumbered(tag, place);
    default:
      return /[\p{L}\p{N}]/u.test(words);
  }
}

/** Digits of every script, and the numerals that East Asia writes dates and houses with. */
const DIGIT = /[\p{N}一二三四五六七八九十]/u;
const AMOUNT = /\p{N}[.,٫]\p{N}{2}(?![\p{N}.,])/u;
/** Longer than any postcode. */
const LONG_NUMBER = /\p{N}{9}/u;
/** A word or a few, and a number that no house has. */
const WORDS_AND_NUMBER = /^[\p{L}\p{M} .:#№-]+\p{N}{5,}$/u;

/** What a program declares, imports or throws has a capital like a name. */
function isDeclared({ start }: Tag, text: string): boolean {
  const before = text.slice(Math.max(0, start - DECLARATION_CHARS_MAX), start);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return DECLARES.test(line) || IMPORTS.test(line);
}

const DECLARATION_CHARS_MAX = 120;
const DECLARES =
  /(?:^|[\s(])(?:class|except|raise|def|new|require|extends|implements|struct|enum|interface|instanceof|typeof|unsigned|throws?|namespace|typedef|func|fn) \*?$/;
const IMPORTS = /^\s*(?:from [\w.]+ import |import |export |#include|using |use )[^.]*$/;

/** The middle of a code is no end of an address. */
function isWholeWord({ end }: Tag, text: string): boolean {
  return !/^[A-Za-z0-9]{2}/.test(text.slice(end - 1, end + 1)) || !/\p{N}/u.test(text.slice(end - 2, end + 1));
}

/** Parts that are set apart as columns are. */
const COLUMNS = /\S[ ]*\t|\S[ ]{3}/u;
/** Hexadecimal groups and marks in capitals, and no word among them. */
const CODES = /^(?:(?:[0-9A-F]{1,6}|[A-Z]{1,3})[\s:,-]*)+$|(?=[A-Z]{0,9}\d)[A-Z0-9]{10}|\p{Ll}{3}\p{N}/u;
/** Programs and parts of documents that are numbered. */
const COUNTED =
  /^(?:Python|Perl|Node|Java|Ruby|PHP|Windows|Debian|Ubuntu|Fedora|Android|Vue|React|Angular|Version|Section|Chapter|Page|Figure|Table|Step|Part|Phase|Type|Level|Appendix|Note|Item|Line|Test|Class|Grade)\s\p{N}+$/u;
/** The line of a copyright: a year, and who holds it. */
const HOLDER =
  /^(?:19|20)\p{N}\p{N}[\s,-](?=.*(?:Inc|LLC|Ltd|Corp|Corporation|GmbH|Project|Foundation|Group|Company|contributors)(?![\p{L}]))/su;

/** A number and a word, or two words and more: houses may have names. */
function isAddress(words: string): boolean {
  if (AMOUNT.test(words) || LONG_NUMBER.test(words) || WORDS_AND_NUMBER.test(words)) return false;
  if (COLUMNS.test(words) || CODES.test(words) || COUNTED.test(words) || HOLDER.test(words)) return false;
  return DIGIT.test(words) ? /\p{L}[\p{L}\p{M}]/u.test(words) : /\p{L}{3}.*[\s,]\p{L}{3}/su.test(words);
}

/** The name of a number and the number: "order no 5521" stands as addresses do where the road comes first. */
function isNumbered({ start, end }: Tag, { text, isLabel }: TagPlace): boolean {
  const number = /[^\p{L}\p{M}]+$/u.exec(text.slice(start, end))?.[0] ?? "";
  if (!/\p{N}/u.test(number)) return false;
  const wordsEnd = end - number.length;
  // Where no blanks part the words, a tag may begin in the middle of the name.
  for (let from = Math.max(0, start - LABEL_CHARS_MAX); from < wordsEnd; from++)
    if (isLabel(from, wordsEnd)) return true;
  return false;
}

const LABEL_CHARS_MAX = 16;

/** How people begin, in the languages that names are read in. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|buongiorno|buonasera|salve|ciao|merhaba|selam|bonjour|bonsoir|salut|hola|buenos días|hallo|(?:guten )?(?:tag|morgen|abend)|moin|tere|labdien|sveiki|labas|pozdravljeni|pozdrav|dobar dan|servus|hej|hei|olá|bom dia|boa tarde|dzień dobry|cześć|dobrý de[nň]|ahoj|jó napot|szia|bună ziua|здравствуйте|привет|добрый день|добрий день|вітаю|здравейте|добар дан|καλημέρα|καλησπέρα|γεια(?: σας)?|שלום|مرحبا|السلام عليكم|سلام|नमस्ते|नमस्कार|নমস্কার|வணக்கம்|您好|你好|こんにちは|おはようございます|안녕하세요|สวัสดี(?:ค่ะ|ครับ)?|xin chào|halo|selamat (?:pagi|siang)|habari|jambo)$/iu;

/** How somebody is spoken to without being named. */
const ADDRESSED =
  /^(?:(?:선생|고객|사장|교수|부장|과장|팀장|원장|대표|회원|환자)님|お客様|皆様|皆さん|先生|小姐|女士)$/u;
