/**
 * ISO 8601 timestamps as clients write them: a date, a time to the minute or finer, a zone. A missing zone is UTC,
 * because that is what the clients that leave it out mean.
 */
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|z|[+-]\d{2}:?\d{2})?$/;

/** The last one that was read: a record's time is read when it is checked and again when it is kept. */
let last: { readonly text: string; readonly at: number | null } = { text: "", at: null };

/** Milliseconds since 1970, or null when the text is no timestamp. */
export function readTimestamp(text: string): number | null {
  if (text !== last.text) last = { text, at: read(text) };
  return last.at;
}

function read(text: string): number | null {
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as number[];
  const milliseconds = Number((parts[7] ?? "").padEnd(3, "0").slice(0, 3));
  const at = Date.UTC(year!, month! - 1, day!, hour!, minute!, second!, milliseconds);
  const date = new Date(at);
  // Date.UTC rolls the 31st of February over; a timestamp that does not exist is none.
  if (date.getUTCMonth() !== month! - 1 || date.getUTCDate() !== day!) return null;
  if (hour! > 23 || minute! > 59 || second! > 59 || year! < 1970) return null;
  return at - zoneMinutes(parts[8]) * 60_000;
}

function zoneMinutes(zone: string | undefined): number {
  if (!zone || zone === "Z" || zone === "z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}
