/** The snippets are run, against a server that tells what it was sent: each must send exactly the call. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { LANGUAGES, type Language, writeCall } from "./snippets.ts";

const run = promisify(execFile);
const BODY = {
  text: 'It\'s "quoted" \\ $HOME `id` %s\n\t😀 مرحبا \u2028 \ud800 \u0000 </script>',
  semantic: "report",
  include_evidence: true,
  cloak: { skip_when_blocked: false, min_confidence: 0.25, entities: ["email"] },
  tools: [],
  tool_calls: [{ name: "send", arguments: '{"to":"o\'neil@example.com","n":null}' }],
  nothing: null,
};
const PROGRAMS: Readonly<Record<Language, (code: string) => readonly [string, string[]]>> = {
  curl: (code) => ["sh", ["-c", code]],
  TypeScript: (code) => [process.execPath, ["--input-type=module-typescript", "-e", code]],
  Python: (code) => ["python3", ["-c", code]],
};

let server: Server;
let seen: { authorization: string | undefined; body: unknown } | null = null;

before(async () => {
  server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    seen = { authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) };
    answer.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
after(() => server.close());

for (const language of LANGUAGES) {
  test(`the ${language} snippet sends exactly the call`, async () => {
    seen = null;
    const { port } = server.address() as AddressInfo;
    const [program, words] = PROGRAMS[language](
      writeCall(language, { url: `http://127.0.0.1:${port}/v1/scan`, body: BODY }),
    );
    const env = { PATH: process.env.PATH, PORTCULLIS_API_KEY: "pk_test_of_the_snippet" };
    await run(program, words, { env });
    assert.deepEqual(seen, { authorization: "Bearer pk_test_of_the_snippet", body: BODY });
  });
}
