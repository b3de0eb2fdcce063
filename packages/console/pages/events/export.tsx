/** Takes what a search finds as a file, read as it comes, with a bar that says how far it is. */
import { Menu, MenuButton, MenuItem, MenuProvider } from "@ariakit/react";
import { useRef, useState } from "react";
import { type QueryValue, queryString, stream } from "../../api/client.ts";
import { formatBytes, formatCount } from "../../formats.ts";
import { Button } from "../../parts/controls.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Problem } from "../../parts/notes.tsx";
import { say } from "../../parts/toast.tsx";

type Format = "csv" | "jsonl";

interface Progress {
  readonly rows: number;
  readonly bytes: number;
  readonly total: number | null;
}

const LINE_FEED = 10;

export function ExportButton({ query }: { readonly query: Readonly<Record<string, QueryValue>> }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);

  const start = async (format: Format) => {
    const abort = new AbortController();
    stop.current = abort;
    setError(null);
    setProgress({ rows: 0, bytes: 0, total: null });
    try {
      const answer = await stream(`/events/export${queryString({ ...query, format })}`, { signal: abort.signal });
      const parts = await readAll(answer, format, setProgress);
      save(new Blob(parts, { type: format === "csv" ? "text/csv" : "application/x-ndjson" }), `events.${format}`);
      say("Export saved.");
      setProgress(null);
    } catch (problem) {
      if (abort.signal.aborted) setProgress(null);
      else setError(problem);
    }
  };
  const close = () => {
    stop.current?.abort();
    setProgress(null);
    setError(null);
  };

  return (
    <>
      <MenuProvider placement="bottom-end">
        <MenuButton className="button">
          <Icon name="down" />
          Export
        </MenuButton>
        <Menu fixed gutter={4} className="menu">
          <MenuItem className="menu-item" onClick={() => start("csv")}>
            As CSV
          </MenuItem>
          <MenuItem className="menu-item" onClick={() => start("jsonl")}>
            As JSON lines
          </MenuItem>
        </Menu>
      </MenuProvider>
      <Dialog title="Exporting events" open={progress !== null} onClose={close} hidesOnOutside={false}>
        {error ? <Problem error={error} /> : progress ? <ProgressBar progress={progress} /> : null}
        <div className="row end">
          <Button onClick={close}>{error ? "Close" : "Stop"}</Button>
        </div>
      </Dialog>
    </>
  );
}

function ProgressBar({ progress }: { readonly progress: Progress }) {
  const { rows, bytes, total } = progress;
  return (
    <div className="stack tight">
      <progress
        className="progress"
        aria-label="Progress of the export"
        {...(total === null ? {} : { value: rows, max: Math.max(total, 1) })}
      />
      <p className="small soft num">
        {formatCount(rows)}
        {total === null ? "" : ` of ${formatCount(total)}`} events, {formatBytes(bytes)}
      </p>
    </div>
  );
}

async function readAll(
  answer: Response,
  format: Format,
  onProgress: (progress: Progress) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const told = answer.headers.get("x-total-count");
  const total = told === null ? null : Number(told);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // The head line of a CSV is no event.
  let rows = format === "csv" ? -1 : 0;
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    bytes += value.length;
    for (const byte of value) if (byte === LINE_FEED) rows++;
    onProgress({ rows: Math.max(0, rows), bytes, total });
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
