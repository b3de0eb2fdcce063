/**
 * Formats that tools use, checked only where a wrong value is surely wrong. Dates and times may leave out what models
 * leave out (the offset, the seconds): a call is not an attack because it says `14:30`.
 */
export interface Format {
  readonly string?: (text: string) => boolean;
  readonly number?: (value: number) => boolean;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d{1,12})?)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;
const DURATION =
  /^P(?=[\dT])(?:\d{1,9}W|(?:\d{1,9}Y)?(?:\d{1,9}M)?(?:\d{1,9}D)?(?:T(?=\d)(?:\d{1,9}H)?(?:\d{1,9}M)?(?:\d{1,9}(?:\.\d{1,9})?S)?)?)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const SCHEME = /^[a-z][a-z0-9+.-]{0,63}:/i;
const CONTROL_OR_BLANK = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["date", { string: isDate }],
  ["time", { string: (text) => TIME.test(text) }],
  ["date-time", { string: isDateTime }],
  ["duration", { string: (text) => DURATION.test(text) }],
  ["uuid", { string: (text) => UUID.test(text) }],
  ["ipv4", { string: (text) => IPV4.test(text) }],
  ["ipv6", { string: isIpv6 }],
  ["hostname", { string: isHostname }],
  ["email", { string: isEmail }],
  ["uri", { string: (text) => SCHEME.test(text) && !CONTROL_OR_BLANK.test(text) }],
  ["int32", { number: (value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31 }],
  ["int64", { number: Number.isInteger }],
]);

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

function isDateTime(text: string): boolean {
  return /^[tT ]$/.test(text[10] ?? "") && isDate(text.slice(0, 10)) && TIME.test(text.slice(11));
}

function isIpv6(text: string): boolean {
  if (text.length > 45 || !/^[0-9a-f:.]+$/i.test(text)) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = groups.at(-1) ?? "";
  const dotted = last.includes(".");
  if (dotted && !IPV4.test(last)) return false;
  const plain = dotted ? groups.slice(0, -1) : groups;
  const count = plain.length + (dotted ? 2 : 0);
  return plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count < 8 : count === 8);
}

function isHostname(text: string): boolean {
  return (
    text.length <= 253 &&
    text
      .replace(/\.$/, "")
      .split(".")
      .every((label) => HOST_LABEL.test(label))
  );
}

/** Two sides of an at sign, and nothing that could start a new header. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && at < text.length - 1 && !CONTROL.test(text);
}
