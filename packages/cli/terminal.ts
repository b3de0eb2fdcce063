/** The real terminal. Colours only where someone looks, and never against NO_COLOR. */
import type { Terminal } from "./command.ts";

export const terminal: Terminal = {
  out: (text) => void process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
  err: (text) => void process.stderr.write(text.endsWith("\n") ? text : `${text}\n`),
  env: process.env,
  colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
  async stdin() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString("utf8");
  },
};
