/** When something ends. An end is proposed, because exceptions that never end are forgotten. */
import { Field, Select } from "./controls.tsx";

const ENDS = [
  { value: "1", label: "In a day" },
  { value: "7", label: "In a week" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "", label: "Never" },
] as const;

export function ExpiryField(props: { readonly days: string; readonly onChange: (days: string) => void }) {
  return (
    <Field label="Ends">
      {(aids) => <Select aids={aids} value={props.days} options={ENDS} onChange={props.onChange} />}
    </Field>
  );
}

/** The moment that many days from now, or null for never. */
export function endOf(days: string): string | null {
  return days === "" ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString();
}
