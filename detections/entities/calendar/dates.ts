/**
 * Calendar dates as people write them: all in digits, with the month's name in some forty languages, in East Asian
 * order and in Japanese eras. The patterns find what has the look; `readDate` says whether it is a date of the calendar.
 */
import type { Found, Judgement, Page, Recogniser, WordList } from "@portcullis/engine/cloak";
import { EVERYDAY, MONTHS } from "./months.ts";

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
  `(?<![\\w./+-])(?:${digits("-")}|${digits("/")}|${digits("\\.")}|${digits("\\. ")}|[MTSHR]${MD}\\.${MD}\\.${MD})(?![\\dA-SU-Za-su-z_%]|[.,:/-]\\d)`,
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
const NOT_BEFORE_NUMERIC = /[./+-]/;
const NOT_AFTER_NUMERIC = /^(?:%|[.,:/-]\d)/;
const CENTURY = /(?:1[89]|20)\d\d/;

/** A day, a month's name, perhaps a year: 3 May 2024, 3. Mai, 3 de mayo de 2024, 3-May-2024. */
const DAY_FIRST_DATE = new RegExp(
  `(?<![\\w./+-])${MD}(?:st|nd|rd|th|er|ère|º|ª|°|ος|-?го|\\.)?[ -]{1,2}(?:of |de |d['’]|del |da )?\\p{L}[\\p{L}\\p{M}]{1,13}\\.?(?:,?[ -]{1,2}(?:de |del |of |år )?(?:${Y}|['’]\\d\\d)(?!\\d))?`,
  "uy",
);

const AFTER_MONTH = `(?:(?:de |del |of )?${Y}(?![\\d-])|${MD}(?:st|nd|rd|th)?(?![\\d:.%-])(?:,? ${Y}(?!\\d))?)`;

/** What follows a month's name that stands first: the 3, 2024 of May 3, 2024; the name itself is read backwards. */
const MONTH_FIRST_DATE = new RegExp(`(?<=[ -])${AFTER_MONTH}`, "uy");

/** The whole of it, for values that a label announces. */
const MONTH_FIRST_VALUE = `\\p{L}[\\p{L}\\p{M}]{1,13}\\.?[ -]${AFTER_MONTH}`;

/** Where the month's name in front of `at` begins, or -1. */
export function monthBefore(text: string, at: number): number {
  let end = at - 1;
  for (const particle of PARTICLES) if (text.endsWith(particle, at)) end = at - particle.length - 1;
  const sign = text[end];
  if (sign !== " " && sign !== "-") return -1;
  if (text[end - 1] === ".") end--;
  let from = end;
  while (from > 0 && end - from <= MONTH_CHARS_MAX && isMonthLetter(text.charCodeAt(from - 1))) from--;
  if (end - from < 2 || end - from > MONTH_CHARS_MAX || /[\d_]/.test(text[from - 1] ?? "")) return -1;
  return MONTHS.has(text.slice(from, end).toLowerCase()) ? from : -1;
}

const PARTICLES = ["de ", "del ", "of "] as const;
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
  [NUMERIC_DATE.source, YEAR_FIRST, EASTERN, VIETNAMESE, DAY_FIRST_DATE.source, MONTH_FIRST_VALUE]
    .map((form) => `(?:${form})`)
    .join("|"),
  "yu",
);

interface DateJudges {
  readonly hears?: readonly WordList[];
  readonly judge: (found: Found, page: Page) => Judgement;
  /** Sees what follows the name of a month, or of anything else. */
  readonly judgeMonthFirst: (found: Found, page: Page) => Judgement;
}

/** One recogniser for each way of writing a date. */
export function recogniseDates({ hears = [], judge, judgeMonthFirst }: DateJudges): Recogniser[] {
  return [
    {
      kind: "form",
      id: "numeric",
      forms: NUMERIC_FORMS,
      edges: "open",
      hears,
      judge: (found, page) =>
        NOT_BEFORE_NUMERIC.test(page.text[found.start - 1] ?? "") ||
        NOT_AFTER_NUMERIC.test(page.text.slice(found.end, found.end + 2))
          ? null
          : judge(found, page),
    },
    { kind: "pattern", id: "day-first", starts: { number: [1, 2] }, pattern: DAY_FIRST_DATE, hears, judge },
    {
      kind: "pattern",
      id: "month-first",
      starts: { number: [1, 4] },
      pattern: MONTH_FIRST_DATE,
      hears,
      judge: judgeMonthFirst,
    },
    { kind: "pattern", id: "year-first", starts: { number: [4, 4] }, pattern: YEAR_FIRST_DATE, hears, judge },
    { kind: "pattern", id: "eastern", needs: ["eastern", "digit"], pattern: EASTERN_DATE, hears, judge },
    { kind: "keyword", id: "vietnamese", keywords: ["ngày "], pattern: VIETNAMESE_DATE, hears, judge },
  ];
}

/** What the text says as a date, or null when it is none. */
export function readDate(text: string): CalendarDate | null {
  if (/^[MTSHR]?\d/u.test(text) && /^[MTSHR\d./\- ]+$/u.test(text)) return readNumeric(text);
  if (/[年月년월]|tháng/u.test(text)) return readEastern(text);
  return readNamed(text);
}

function readNumeric(text: string): CalendarDate | null {
  const parts = text
    .replace(/^[MTSHR]/u, "")
    .split(/[-/.]\s?/u)
    .map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  const length = text.length;
  if (/^[MTSHR]/u.test(text))
    return isMonth(b) && isDay(c) && a >= 1 && a <= 64 ? { year: null, sure: 0.55, length } : null;
  // A year of four digits is one that people write about.
  if ((a >= 1000 || c >= 1000) && !CENTURY.test(String(Math.max(a, c)))) return null;
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

function readEastern(text: string): CalendarDate | null {
  const numbers = [...text.matchAll(/\d+/gu)].map((match) => Number(match[0]));
  const year = numbers.find((number) => number >= 1000) ?? null;
  const small = numbers.filter((number) => number < 1000).slice(-2);
  return small.some((number) => number === 0 || number > 31)
    ? null
    : { year, sure: year === null && !/[治正和成國国]/u.test(text) ? 0.75 : 0.93, length: text.length };
}

function readNamed(text: string): CalendarDate | null {
  const word = [...text.matchAll(/\p{L}[\p{L}\p{M}]+/gu)].find((match) => MONTHS.has(match[0].toLowerCase()));
  if (word === undefined) return null;
  const name = word[0];
  const year = /(?:1[89]|20)\d\d/u.exec(text);
  const day = /(?<!\d)\d{1,2}(?!\d)/u.exec(text);
  if (day !== null && !isDay(Number(day[0]))) return null;
  const capital = name !== name.toLowerCase();
  const spaced = text.replace(/['’]\d\d$/u, "");
  const length = year === null && spaced !== text ? text.length : text.trimEnd().length;
  if (year === null) {
    if (EVERYDAY.has(name.toLowerCase()) && !capital) return null;
    return { year: null, sure: name.length <= 3 ? 0.6 : 0.75, length };
  }
  return { year: Number(year[0]), sure: day === null ? 0.8 : 0.93, length };
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12;
}

function isDay(value: number): boolean {
  return value >= 1 && value <= 31;
}
