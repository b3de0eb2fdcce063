/** Buttons and fields. A field ties its label, its hint and what is wrong with it to the input. */
import { type ButtonHTMLAttributes, type ReactNode, useId } from "react";
import { Icon, type IconName } from "./icon.tsx";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: "primary" | "danger" | "quiet";
  readonly small?: boolean;
  readonly icon?: IconName;
};

export function Button({ look, small, icon, className, children, ...rest }: ButtonProps) {
  const classes = ["button", look, small ? "small" : "", children ? "" : "icon-only", className].filter(Boolean);
  return (
    <button type="button" {...rest} className={classes.join(" ")}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

interface FieldAids {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

export function Field(props: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly wrong?: string | null;
  readonly children: (aids: FieldAids) => ReactNode;
}) {
  const id = useId();
  const { label, hint, wrong, children } = props;
  const described = [hint ? `${id}-hint` : "", wrong ? `${id}-wrong` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(wrong ? { "aria-invalid": true } : {}),
      })}
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {wrong ? (
        <span className="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      ) : null}
    </div>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The browser's own list: every keyboard and every phone knows it. */
export function Select(props: {
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly aids?: FieldAids;
}) {
  return (
    <select
      className="input"
      {...props.aids}
      {...(props.label ? { "aria-label": props.label } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function Check(props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.children}</span>
    </label>
  );
}
