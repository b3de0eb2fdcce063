/** The frame of every page: its name, a sentence, what can be done, and a title for the browser's tab. */
import { type ReactNode, useEffect } from "react";

export function Page(props: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${props.title} · Portcullis`;
  }, [props.title]);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{props.title}</h1>
          {props.lead ? <p className="soft">{props.lead}</p> : null}
        </div>
        {props.actions ? <div className="row">{props.actions}</div> : null}
      </header>
      {props.children}
    </div>
  );
}

export function Card(props: {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className="card" {...(props.title ? { "aria-label": props.title } : {})}>
      {props.title || props.aside ? (
        <header>
          {props.title ? <h2>{props.title}</h2> : <span />}
          {props.aside}
        </header>
      ) : null}
      <div className={props.flush ? "flush" : "body"}>{props.children}</div>
    </section>
  );
}
