/**
 * Calendar dates, in digits or words, in the order and language of the writer. Ages and durations are none, nor is a year
 * alone. Off unless asked for: dates are everywhere in honest text.
 */
import { defineEntity, type Found } from "@portcullis/engine/cloak";
import { readDate, recogniseDates } from "./calendar/dates.ts";

const judge = ({ text, start }: Found) => {
  const date = readDate(text);
  return date === null ? null : { score: date.sure, end: start + date.length };
};

export default defineEntity({
  type: "date",
  meaning:
    "A date of the calendar: ISO, day or month first, month names in some forty languages, East Asian forms and Japanese eras.",
  recognisers: recogniseDates({ judge }),
  finds: [
    "signed on «2024-03-17» in Oslo",
    "due «17/03/2024», paid «03/20/2024»",
    "vom «17.03.2024» bis «02.04.2024»",
    "the «3rd of May 2021» and «May 4, 2021»",
    "am «3. Oktober 1990»",
    "el «21 de febrero de 2003»",
    "le «14 juillet 1989»",
    "il «2 giugno 1946»",
    "em «7 de setembro de 1982»",
    "dnia «11 listopada 1998» r.",
    "op «5 mei 1945»",
    "от «9 мая 1995» года",
    "dne «28. října 1998»",
    "«2024年3月17日»に",
    "«令和6年3月17日»",
    "«2024년 3월 17일»",
    "«1956. október 23.»",
    "expires «31-Dec-2027»",
    "since «March 2019»",
  ],
  ignores: [
    "version 10.4.21 is out",
    "she is 34 years old",
    "for 3 weeks and 2 days",
    "10.0.12.24 answered",
    "you may 3 times retry",
    "ratio 3/4 and score 21-17",
    "chapter 2.3.1999.4",
  ],
});
