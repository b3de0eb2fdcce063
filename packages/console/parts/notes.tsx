/** What stands where data is not: on its way, absent, or refused. Absence teaches the first step; a refusal says what to do. */
import type { ReactNode } from "react";
import { adviceFor } from "../api/advice.ts";
import { Button } from "./controls.tsx";
import { Icon, type IconName } from "./icon.tsx";

export function Note(props: {
  readonly look?: "wrong" | "unrun" | "good";
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  const icon = props.icon ?? (props.look === "good" ? "check" : props.look === undefined ? "info" : "wrong");
  return (
    <div className={`note ${props.look ?? ""}`}>
      <Icon name={icon} />
      <div>{props.children}</div>
    </div>
  );
}

export function Problem({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { what, todo, requestId } = adviceFor(error);
  return (
    <div role="alert">
      <Note look="wrong">
        <p>
          <strong>{what}</strong>
        </p>
        <p>{todo}</p>
        {requestId ? (
          <p className="small soft">
            Request id <code>{requestId}</code>
          </p>
        ) : null}
        {retry ? (
          <p>
            <Button small onClick={retry}>
              Try again
            </Button>
          </p>
        ) : null}
      </Note>
    </div>
  );
}

export function Empty(props: { readonly icon: IconName; readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={props.icon} />
      <h2>{props.title}</h2>
      {props.children}
    </div>
  );
}

export function Loading({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div className="stack" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no other name.
        <div key={row} className="skeleton" style={{ width: `${92 - ((row * 17) % 40)}%` }} />
      ))}
    </div>
  );
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  refetch(): unknown;
}

/** The three states of a question: what it answered, why it did not, or that it is on its way. */
export function Answer<T>({
  of,
  rows,
  children,
}: {
  readonly of: Asked<T>;
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}) {
  if (of.data !== undefined) {
    return (
      <>
        {of.error ? <Problem error={of.error} retry={() => of.refetch()} /> : null}
        {children(of.data)}
      </>
    );
  }
  if (of.error) return <Problem error={of.error} retry={() => of.refetch()} />;
  return <Loading {...(rows === undefined ? {} : { rows })} />;
}
