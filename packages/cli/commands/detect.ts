/** portcullis detect: where personal data stands in files or standard input. */
import { parseArgs } from "node:util";
import { type Detection, ENTITY_TYPES, LIMITS } from "@portcullis/contract";
import { readInputs, withService } from "../asking.ts";
import { BATCH_HELP, BATCH_OPTIONS, batch } from "../batch/command.ts";
import { type Command, EXIT, UsageError } from "../command.ts";
import { excerpts } from "../excerpt.ts";

export const detect: Command = {
  name: "detect",
  help: `Usage: portcullis detect [FILE…] [options]        (no file, or -: standard input)

  echo "Write to ada@example.org" | portcullis detect
  portcullis detect --entities email,payment_card --json mail.txt

Options
  --json               one answer a line, as POST /v1/cloak/detect gives it, with the file's name
  --entities A,B       types to look for (default all but location and date)
                       ${chunks(ENTITY_TYPES, 5).join("\n                       ")}
  --min-confidence N   lowest score, 0 to 1 (default 0.5)
  --server URL         ask a running service; its key is read from PORTCULLIS_API_KEY
${BATCH_HELP}
A text may have at most ${LIMITS.detectCharsMax} characters. Exit code: 0 answered, 1 no answer, 64 wrong usage.
`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        entities: { type: "string" },
        "min-confidence": { type: "string", default: "0.5" },
        server: { type: "string" },
        ...BATCH_OPTIONS,
      },
    });
    const confidence = Number(values["min-confidence"]);
    if (!(confidence >= 0 && confidence <= 1)) throw new UsageError("--min-confidence must be from 0 to 1");
    const asked = {
      min_confidence: confidence,
      ...(values.entities === undefined ? {} : { entities: values.entities.split(",") }),
    };
    if (values.jsonl !== undefined) return batch(values, { path: "/v1/cloak/detect", options: asked }, terminal);
    const inputs = await readInputs(positionals, terminal);
    return withService(values.server, terminal, async (service) => {
      for (const { name, text } of inputs) {
        const detection = await service.ask<Detection>("/v1/cloak/detect", {
          text,
          ...asked,
        });
        const ranges = detection.entities.map(({ start, end, type, confidence: score }) => ({
          start,
          end,
          label: `${type} ${score.toFixed(2)}`,
        }));
        if (values.json) terminal.out(JSON.stringify({ file: name, ...detection }));
        else
          terminal.out(
            [`${name}: ${ranges.length} found`, excerpts(text, ranges, terminal.colours)].filter(Boolean).join("\n"),
          );
      }
      return EXIT.ok;
    });
  },
};

function chunks(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += size) lines.push(words.slice(at, at + size).join(" "));
  return lines;
}
