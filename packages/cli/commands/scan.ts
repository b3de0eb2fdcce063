/** portcullis scan: judge files or standard input. Exit code 2 when anything is blocked. */
import { parseArgs } from "node:util";
import { type ScanVerdict, SEVERITIES, SURFACES } from "@portcullis/contract";
import { readInputs, withService } from "../asking.ts";
import { BATCH_HELP, BATCH_OPTIONS, batch } from "../batch/command.ts";
import { type Command, EXIT, type Terminal, UsageError } from "../command.ts";
import { excerpts, paint } from "../excerpt.ts";

export const scan: Command = {
  name: "scan",
  help: `Usage: portcullis scan [FILE…] [options]          (no file, or -: standard input)

  echo "Ignore all previous instructions" | portcullis scan
  portcullis scan --surface document --json page.html

Options
  --json                    one verdict a line, as POST /v1/scan answers it, with the file's name
  --block-severity LEVEL    lowest severity that blocks: ${SEVERITIES.join(", ")} (default medium)
  --surface SURFACE         where the text comes from: ${SURFACES.join(", ")}
  --max-chars N             how much of each text is read (default and most 1000000)
  --cloak                   look for personal data too
  --server URL              ask a running service; its key is read from PORTCULLIS_API_KEY
${BATCH_HELP}
Exit code: 0 allowed, 2 something is blocked, 1 no verdict, 64 wrong usage.
`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        "block-severity": { type: "string", default: "medium" },
        surface: { type: "string", default: "unknown" },
        "max-chars": { type: "string", default: "1000000" },
        cloak: { type: "boolean", default: false },
        server: { type: "string" },
        ...BATCH_OPTIONS,
      },
    });
    const asked = {
      block_severity: oneOf("--block-severity", values["block-severity"], SEVERITIES),
      surface: oneOf("--surface", values.surface, SURFACES),
      max_scan_chars: Number(values["max-chars"]),
      ...(values.cloak ? { cloak: { skip_when_blocked: false } } : {}),
    };
    if (values.jsonl !== undefined) return batch(values, { path: "/v1/scan", options: asked }, terminal);
    const inputs = await readInputs(positionals, terminal);
    return withService(values.server, terminal, async (service) => {
      let code: number = EXIT.ok;
      for (const { name, text } of inputs) {
        const verdict = await service.ask<ScanVerdict>("/v1/scan", {
          text,
          ...asked,
        });
        if (verdict.blocked) code = EXIT.blocked;
        terminal.out(values.json ? JSON.stringify({ file: name, ...verdict }) : shown(name, text, verdict, terminal));
      }
      return code;
    });
  },
};

function shown(name: string, text: string, verdict: ScanVerdict, { colours }: Terminal): string {
  const word = verdict.blocked ? paint("BLOCK", "red", colours) : paint("allow", "green", colours);
  const why = verdict.reason ? `  ${verdict.reason} (${verdict.severity})` : "";
  const unread =
    verdict.scanned_chars < text.length ? `  only ${verdict.scanned_chars} of ${text.length} characters read` : "";
  const ranges = [
    ...verdict.matches.map(({ start, end, signature_id: id, severity }) => ({
      start,
      end,
      label: `${severity.padEnd(8)} ${id}`,
    })),
    ...(verdict.cloak?.entities ?? []).map(({ start, end, type }) => ({ start, end, label: `personal ${type}` })),
  ];
  const cloakMissed =
    verdict.cloak && !verdict.cloak.ran ? `\n  personal data was not looked for: ${verdict.cloak.error}` : "";
  return [`${word}  ${name}${why}${unread}${cloakMissed}`, excerpts(text, ranges, colours)].filter(Boolean).join("\n");
}

export function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw new UsageError(`${option} must be one of ${allowed.join(", ")}`);
  return found;
}
