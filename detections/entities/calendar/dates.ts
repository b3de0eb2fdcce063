/**
 * Calendar dates as people write them: all in digits, with the month's name in some forty languages, in East Asian
 * order and in Japanese eras. The patterns find what has the look; `readDate` says whether it is a date of the calendar.
 */
import type { Found, Judgement, Page, Recogniser, WordList } from "@portcullis/engine/cloak";
import { EVERYDAY, MONTHS, mayBeMonth } from "./months.ts";

/** `sure` is P(a date is meant) for the form, before any context. */
export interface CalendarDate {
  readonly year: number | null;
  readonly sure: number;
  /** Length of the text that is the date; a match may have taken a word too many. */
  readonly length: number;
}

const Y = "(?:1[89]|20)\\d\\d";
const MD = "\\d{1,2}";
const digits = (separator: string) =>
  `${Y}${separator}${MD}${separator}${MD}|${MD}${separator}${MD}${separator}(?:${Y}|\\d\\d)`;

/** Digits alone, for values that a label announces. The edges keep out versions and parts of longer numbers. */
const NUMERIC_DATE = new RegExp(
  `(?<![\\w./+-])(?:${digits("-")}|${digits("/")}|${digits("\\.")}|${digits("\\. ")}|[MTSHR]${MD}\\.${MD}\\.${MD})(?![\\dA-SU-Za-su-z_%]|[.:/-]\\d)`,
);
/** The same as forms, with what may not stand around them. */
const NUMERIC_FORMS = [
  ...["-", "/", ".", ". "].flatMap((sign) =>
    ["9", "99"].flatMap((a) =>
      ["9", "99"].flatMap((b) => [
        `9999${sign}${a}${sign}${b}`,
        `${a}${sign}${b}${sign}9999`,
        `${a}${sign}${b}${sign}99`,
      ]),
    ),
  ),
  ...["9", "99"].flatMap((a) => ["9", "99"].flatMap((b) => ["9", "99"].map((c) => `A${a}.${b}.${c}`))),
];
const NOT_BEFORE_NUMERIC = "./+-";

/** A per cent sign, or a sign and a digit: a share, or the beginning of something longer. */
function goesOn(text: string, end: number): boolean {
  const sign = text[end] ?? " ";
  return sign === "%" || (".:/-".includes(sign) && isDigit(text.charCodeAt(end + 1)));
}

/** Years that people write about in four digits. */
const YEAR_MIN = 1800;
const YEAR_MAX = 2099;

/** A day, a month's name, perhaps a year: 3 May 2024, 3. Mai, 3 de mayo de 2024, 3-May-2024. */
const DAY_FIRST_DATE = new RegExp(
  `(?<![\\w./+-])${MD}(?:st|nd|rd|th|er|ère|º|ª|°|ος|-?го|\\.)?[ -]{1,2}(?:of |de |d['’]|del |da )?\\p{L}[\\p{L}\\p{M}]{1,13}\\.?(?:,?[ -]{1,2}(?:de |del |of |år )?(?:${Y}|['’]\\d\\d)(?!\\d))?`,
  "uy",
);

const AFTER_MONTH = `(?:(?:de |del |of )?${Y}(?![\\d-])|${MD}(?:st|nd|rd|th)?(?![\\d:.%-])(?:,? ${Y}(?!\\d))?)`;

/** A month's name, then the day, the year, or both: May 3, 2024. */
const MONTH_FIRST = `\\p{L}[\\p{L}\\p{M}]{1,13}\\.?[ -]${AFTER_MONTH}`;
const MONTH_FIRST_DATE = new RegExp(MONTH_FIRST, "uy");

/** Where the month's name in front of `at` begins, or -1. */
function monthBefore(text: string, at: number): number {
  let end = at - 1;
  const sign = text.charCodeAt(end);
  if (sign !== BLANK && sign !== HYPHEN) return -1;
  const last = text.charCodeAt(end - 1);
  // The last letters of the particles.
  if (last === 101 || last === 108 || last === 102) {
    for (const particle of PARTICLES) if (text.endsWith(particle, at)) end = at - particle.length;
  }
  if (text.charCodeAt(end - 1) === FULL_STOP) end--;
  let from = end;
  while (from > 0 && end - from <= MONTH_CHARS_MAX && isMonthLetter(text.charCodeAt(from - 1))) from--;
  if (from > 0 && (isDigit(text.charCodeAt(from - 1)) || text[from - 1] === "_")) return -1;
  return isMonthName(text, from, end) ? from : -1;
}

function isMonthName(text: string, from: number, end: number): boolean {
  if (end - from < 2 || end - from > MONTH_CHARS_MAX) return false;
  return (
    mayBeMonth(text.charCodeAt(from), text.charCodeAt(from + 1)) && MONTHS.has(text.slice(from, end).toLowerCase())
  );
}

const PARTICLES = [" de ", " del ", " of "] as const;
const BLANK = 32;
const HYPHEN = 45;
const FULL_STOP = 46;
const MONTH_CHARS_MAX = 14;

function isMonthLetter(code: number): boolean {
  const small = code | 0x20;
  if (code < 128) return small >= 97 && small <= 122;
  return /[\p{L}\p{M}]/u.test(String.fromCharCode(code));
}

/** Year first with a name. */
const YEAR_FIRST = `${Y}\\.? \\p{L}[\\p{L}\\p{M}]{2,13} ${MD}(?!\\d)\\.?`;
const YEAR_FIRST_DATE = new RegExp(YEAR_FIRST, "uy");

/** The scripts that write year, month and day behind the numbers. */
const EASTERN = [
  `${Y} ?年 ?${MD} ?月(?: ?${MD} ?日)?`,
  `(?:明治|大正|昭和|平成|令和|民國|民国)(?:\\d{1,3}|元) ?年 ?${MD} ?月(?: ?${MD} ?日)?`,
  `(?<!\\d)${MD}月${MD}日`,
  `${Y} ?년 ?${MD} ?월(?: ?${MD} ?일)?`,
].join("|");
const EASTERN_DATE = new RegExp(EASTERN, "gu");
const VIETNAMESE = `[Nn]gày ${MD} tháng ${MD}(?: năm ${Y})?`;
const VIETNAMESE_DATE = new RegExp(VIETNAMESE, "uy");

/** Any of the forms at one place, for values that a label announces. */
export const DATE_VALUE = new RegExp(
  [NUMERIC_DATE.source, YEAR_FIRST, EASTERN, VIETNAMESE, DAY_FIRST_DATE.source, MONTH_FIRST]
    .map((form) => `(?:${form})`)
    .join("|"),
  "yu",
);

interface DateJudges {
  /** Words without which the judges claim nothing, when they ask for any. */
  readonly words?: readonly WordList[];
  readonly judge: (found: Found, page: Page) => Judgement;
}

/** One recogniser for each way of writing a date. */
export function recogniseDates({ words, judge }: DateJudges): Recogniser[] {
  const context = words ? { with: words, hears: words } : {};
  return [
    {
      kind: "form",
      id: "numeric",
      forms: NUMERIC_FORMS,
      edges: "open",
      ...context,
      judge: (found, page) =>
        NOT_BEFORE_NUMERIC.includes(page.text[found.start - 1] ?? " ") || goesOn(page.text, found.end)
          ? null
          : judge(found, page),
    },
    {
      kind: "pattern",
      id: "day-first",
      starts: { number: [1, 2], from: (text, at) => (isMonthAfter(text, at) ? at : -1) },
      pattern: DAY_FIRST_DATE,
      ...context,
      judge,
    },
    {
      kind: "pattern",
      id: "month-first",
      starts: { number: [1, 4], from: (text, at) => (isDayOrYear(text, at) ? monthBefore(text, at) : -1) },
      pattern: MONTH_FIRST_DATE,
      ...context,
      judge,
    },
    {
      kind: "pattern",
      id: "year-first",
      starts: { number: [4, 4], from: (text, at) => (isMonthAfter(text, at) ? at : -1) },
      pattern: YEAR_FIRST_DATE,
      ...context,
      judge,
    },
    { kind: "pattern", id: "eastern", needs: ["eastern", "digit"], pattern: EASTERN_DATE, ...context, judge },
    { kind: "keyword", id: "vietnamese", keywords: ["ngày "], pattern: VIETNAMESE_DATE, ...context, judge },
  ];
}

/** One or two digits, or four that are a year. */
function isDayOrYear(text: string, at: number): boolean {
  if (!isDigit(text.charCodeAt(at + 1)) || !isDigit(text.charCodeAt(at + 2))) return true;
  return isDigit(text.charCodeAt(at + 3)) && (text[at] === "1" || text[at] === "2");
}

/** Whether the name of a month follows the number at `at`, behind a suffix, a sign or a small word. */
function isMonthAfter(text: string, at: number): boolean {
  let from = at;
  while (isDigit(text.charCodeAt(from))) from++;
  for (let words = 0; words < 3; words++) {
    while (from - at < REACH_CHARS_MAX && from < text.length && !isMonthLetter(text.charCodeAt(from))) {
      if (!isGap(text.charCodeAt(from))) return false;
      from++;
    }
    let end = from;
    while (end - from <= MONTH_CHARS_MAX && end < text.length && isMonthLetter(text.charCodeAt(end))) end++;
    if (end === from) return false;
    if (isMonthName(text, from, end)) return true;
    // A suffix or a small word may stand in between: 3rd of May, 3 de mayo, 1-го мая.
    if (end - from > SMALL_WORD_CHARS_MAX) return false;
    from = end;
  }
  return false;
}

function isGap(code: number): boolean {
  return (
    code === BLANK ||
    code === HYPHEN ||
    code === FULL_STOP ||
    code === 39 ||
    (code > 127 && "’º°ª".includes(String.fromCharCode(code)))
  );
}

const REACH_CHARS_MAX = 12;
const SMALL_WORD_CHARS_MAX = 4;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** What the text says as a date, or null when it is none. */
export function readDate(text: string): CalendarDate | null {
  if (/^[MTSHR]?\d[\d./\- ]*$/u.test(text)) return readNumeric(text);
  if (/[年月년월]|tháng/u.test(text)) return readEastern(text);
  return readNamed(text);
}

function readNumeric(text: string): CalendarDate | null {
  const [a, b, c] = threeNumbers(text);
  const { length } = text;
  if (!isDigit(text.charCodeAt(0)))
    return isMonth(b) && isDay(c) && a >= 1 && a <= 64 ? { year: null, sure: 0.55, length } : null;
  // A year of four digits is one that people write about.
  const year = Math.max(a, c);
  if (year >= 1000 && (year < YEAR_MIN || year > YEAR_MAX)) return null;
  if (a >= 1000)
    return isMonth(b) && isDay(c)
      ? { year: a, sure: 0.9, length }
      : isMonth(c) && isDay(b)
        ? { year: a, sure: 0.6, length }
        : null;
  if (!((isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b)))) return null;
  if (c >= 1000) return { year: c, sure: 0.9, length };
  // Two digits of a year are a date only where the others are written out too; else it may be a version or a score.
  const padded = /^\d\d\D{1,2}\d\d\D{1,2}\d\d$/u.test(text);
  if (text.includes("/")) return { year: 1900 + c, sure: padded ? 0.7 : 0.55, length };
  return padded ? { year: 1900 + c, sure: text.includes("-") ? 0.5 : 0.6, length } : null;
}

function threeNumbers(text: string): readonly [number, number, number] {
  const numbers: [number, number, number] = [0, 0, 0];
  let place = -1;
  for (let at = 0; at < text.length && place < 3; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) continue;
    if (at === 0 || !isDigit(text.charCodeAt(at - 1))) place++;
    if (place < 3) numbers[place] = 10 * (numbers[place] as number) + digit;
  }
  return numbers;
}

function readEastern(text: string): CalendarDate | null {
  const numbers = [...text.matchAll(/\d+/gu)].map((match) => Number(match[0]));
  const year = numbers.find((number) => number >= 1000) ?? null;
  const small = numbers.filter((number) => number < 1000).slice(-2);
  return small.some((number) => number === 0 || number > 31)
    ? null
    : { year, sure: year === null && !/[治正和成國国]/u.test(text) ? 0.75 : 0.93, length: text.length };
}

function readNamed(text: string): CalendarDate | null {
  const name = monthIn(text);
  if (name === null) return null;
  const year = numberOf(text, 4, 4);
  const day = numberOf(text, 1, 2);
  if (day !== null && !isDay(day)) return null;
  const { length } = text.trimEnd();
  if (year !== null) return { year, sure: day === null ? 0.8 : 0.93, length };
  const small = name.toLowerCase();
  if (small === name && EVERYDAY.has(small)) return null;
  return { year: null, sure: name.length <= 3 ? 0.6 : 0.75, length };
}

/** The first word that names a month. */
function monthIn(text: string): string | null {
  for (let from = 0; from < text.length; from++) {
    if (!isMonthLetter(text.charCodeAt(from))) continue;
    let end = from + 1;
    while (end < text.length && isMonthLetter(text.charCodeAt(end))) end++;
    if (isMonthName(text, from, end)) return text.slice(from, end);
    from = end;
  }
  return null;
}

/** The first run of digits with a length in the range, or null. */
function numberOf(text: string, min: number, max: number): number | null {
  for (let from = 0; from < text.length; from++) {
    let end = from;
    while (isDigit(text.charCodeAt(end))) end++;
    if (end - from >= min && end - from <= max) return Number(text.slice(from, end));
    if (end > from) from = end;
  }
  return null;
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12;
}

function isDay(value: number): boolean {
  return value >= 1 && value <= 31;
}
