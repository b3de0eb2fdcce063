/** A moment, told by its distance; the whole of it on hover and for machines. */
import { formatAgo, formatMoment } from "../formats.ts";

export function Ago({ time, none = "never" }: { readonly time: string | null; readonly none?: string }) {
  if (time === null) return <span className="faint">{none}</span>;
  return (
    <time dateTime={time} title={formatMoment(time)} className="nowrap">
      {formatAgo(time)}
    </time>
  );
}

export function Moment({ time }: { readonly time: string }) {
  return (
    <time dateTime={time} className="num">
      {formatMoment(time)}
    </time>
  );
}
