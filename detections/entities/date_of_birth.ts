/**
 * A date that the text calls someone's birth: a label in front of it, a column heading over it, or a word for being born
 * beside it. The date itself is read as in `date`; the context makes it this type.
 */
import { defineEntity, type Found, type Judgement, type Page, words } from "@portcullis/engine/cloak";
import { DATE_VALUE, readDate, recogniseDates } from "./calendar/dates.ts";

const BIRTH = words(`dob, d.o.b, date of birth, birth date, birthdate, birthday, birth day, born, born on, b-day, bday,
  geburtsdatum, geburtstag, geboren, geboren am, geb, geb am, date de naissance, né, née, né le, née le, ddn, fecha de nacimiento,
  fecha nacimiento, nacido, nacida, nació, nacimiento, fec nac, data di nascita, nato, nata, nato il, nata il, data de nascimento,
  nascido, nascida, nasceu, nascimento, geboortedatum, geboren op, gebdat, data urodzenia, ur, urodzony, urodzona, datum narození,
  narozen, narozena, nar, dátum narodenia, narodený, narodená, datum rođenja, rođen, rođena, datum rojstva, rojen, rojena,
  födelsedatum, född, fødselsdato, født, fødselsdag, syntymäaika, syntynyt, synt, születési dátum, született, születési idő,
  data nașterii, data nasterii, născut, născută, doğum tarihi, doğum günü, doğdu, doğumlu, дата рождения, родился, родилась, рожд,
  г.р, дата народження, народився, народилася, дата на раждане, роден, родена, датум рођења, рођен, ημερομηνία γέννησης,
  γεννήθηκε, γεννημένος, sünniaeg, sündinud, dzimšanas datums, dzimis, gimimo data, gimė, gimęs, gimusi, gim, dzimusi, syntymäpäivä, data de naixement, fæðingardagur,
  tanggal lahir, tgl lahir, lahir, ngày sinh, sinh ngày, วันเกิด, วันเดือนปีเกิด, 生年月日, 誕生日, 生まれ, 生于, 生於, 出生日期, 出生, 生日, 생년월일, 출생,
  생일, تاريخ الميلاد, تاريخ الولادة, ولد, وُلد, مواليد, من مواليد, متولد, تاریخ تولد, تاریخ پیدائش, תאריך לידה, נולד, נולדה, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म, जन्मदिन,
  জন্ম তারিখ, জন্মতারিখ, பிறந்த தேதி, పుట్టిన తేదీ, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ജനന തീയതി, જન્મ તારીખ, ਜਨਮ ਮਿਤੀ, जन्मतारीख, ቀን ልደት, tarehe ya kuzaliwa`);

/** As the boxes of a form are read. */
const SPACED = /^\d{1,2} [/.-] \d{1,2} [/.-] (?:19|20)\d{2}$/;
const YEAR_MIN = 1900;
const YEAR_MAX = 2035;

function judge({ text, start, end }: Found, page: Page): Judgement {
  const behind = BEHIND.test(page.text.slice(end, end + 8));
  const nearness = behind ? "label" : page.nearness(BIRTH, start, end);
  if (nearness === "none") return null;
  const date = readDate(text);
  if (date === null || !isLifetime(date.year)) return null;
  // Beside the word but not next to it, another date on the line may be the one meant.
  const told = nearness === "label" || IN_A_PLACE.test(page.text.slice(Math.max(0, start - PLACE_CHARS_MAX), start));
  return { score: told ? 0.96 : 0.6, end: start + date.length };
}

/** As a word of its own behind a date; anywhere else it is part of others. */
const BORN = words("生, 생");

const PLACE_CHARS_MAX = 56;
/** The place of a birth stands between the verb and the date: "born in Leeds on", "nato a Roma il". */
const IN_A_PLACE =
  /(?<![\p{L}])(?:born|nat[oa]|née?|nacid[oa]|nascid[oa]|geboren|urodzon[ya]|ur\.|född|født|syntynyt) ?(?:in|at|a|à|en|em|te|w|i):? \p{Lu}[^\d\n.;]{1,40}$/u;

/** Some languages say it behind the date. */
const BEHIND = /^\s?(?:г\.\s?р|生まれ|生(?!\p{L})|出生|doğumlu|출생|생(?!\p{L}))/u;

export default defineEntity({
  type: "date_of_birth",
  meaning:
    "A date of the calendar that a label, heading or verb calls someone's birth, between 1900 and the near future.",
  recognisers: [
    ...recogniseDates({ words: [BIRTH, BORN], judge }),
    {
      kind: "keyword",
      id: "health-message",
      // HL7: the seventh field of a patient's segment.
      keywords: ["pid|"],
      pattern: /PID\|(?:[^|\n]{0,120}\|){6}(?<value>(?:19|20)\d{6})(?!\d{3}\||\d\|)/y,
      judge: ({ text }) => (isCompact(text) ? 0.95 : null),
    },
    {
      kind: "label",
      id: "labelled",
      labels: BIRTH,
      value: new RegExp(
        `(?:(?:am|le|il|el|em|op|den|dnia|dne|on|a|в|на)\\s)?(?<value>${SPACED.source.slice(1, -1)}(?!\\d)|${DATE_VALUE.source}|(?:19|20)\\d{6}(?!\\d))`,
        "yud",
      ),
      judge: ({ text, start }) => {
        if (SPACED.test(text)) return isLifetime(readDate(text.replaceAll(" ", ""))?.year ?? 0) ? 0.96 : null;
        if (/^\d{8}$/u.test(text)) return isCompact(text) ? 0.85 : null;
        const date = readDate(text);
        if (date === null) return isShort(text) ? 0.85 : null;
        return isLifetime(date.year) ? { score: 0.96, end: start + date.length } : null;
      },
    },
  ],
  finds: [
    "PID|1||8812^^^H^MR||HOLLOWAY^GRACE||«19790612»|F",
    "DOB: «04/12/1971»",
    "D.O.B :  «22 / 08 / 1976»",
    '{"date_of_birth": "«1984-07-19»"}',
    "geb. am «03.02.1965» in Kiel",
    "née le «14 mars 1990»",
    "Fecha de nacimiento: «12 de mayo de 1979»",
    "nata il «2 giugno 1986» a Bari",
    "Data urodzenia: «1.04.1977»",
    "生年月日：«昭和63年4月2日»",
    "生年月日: «1988年4月2日»",
    "дата рождения «09.05.1975»",
    "سارا متولد «1985-03-14» در شیراز",
    "gimęs «1985-03-14» Kaune",
    "Иванов, «12.03.1967» г.р.",
    "«1975年3月2日»生まれ",
    "He was born on «June 3, 1982» in Leeds.",
    "name,dob\nAna,«1990-02-11»\nLi,«1985-12-30»",
    "name;birthday;town\nJo;«14.3.85»;Ulm",
    "date-of-birth: «85-03-14»",
    '{dateOfBirth: new Date("«1985-03-14»")}',
    "<td>Date of Birth</td><td>«03-14-1985»</td>",
    "nato a Roma il «14/03/1985»",
    "last,first,dob,ssn\nLima,Ana,«1985-03-14»,536221234",
    "né(e) le : «14/03/1985» à Lyon",
  ],
  ignores: ["invoice date 2024-03-17", "expires 12/2027", "born in 1984 to a poor family", "updated 2024-01-05 10:00"],
});

function isLifetime(year: number | null): boolean {
  return year === null || (year >= YEAR_MIN && year <= YEAR_MAX);
}

/** Two digits of a year and no noughts, in either order (3.4.85, 85-04-03): under the word for it nothing else is meant. */
function isShort(text: string): boolean {
  const [a = 0, b = 0, c = 0] = text.split(/\D/u).map(Number);
  const days = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return /^\d{1,2}([-./])\d{1,2}\1\d{1,2}$/u.test(text) && (days(a, b) || days(b, a) || days(c, b));
}

function isCompact(text: string): boolean {
  const month = Number(text.slice(4, 6));
  const day = Number(text.slice(6, 8));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
