/** A stream of which nothing leaves unchecked. */
import assert from "node:assert/strict";
import { PortcullisClient } from "@portcullis/client";
import OpenAI from "openai";

const portcullis = new PortcullisClient({
  apiKey: process.env.PORTCULLIS_API_KEY ?? "",
  baseUrl: process.env.PORTCULLIS_URL ?? "http://127.0.0.1:8787",
});
const openai = new OpenAI({
  apiKey: process.env.PROVIDER_API_KEY ?? "none",
  baseURL: `${process.env.PROVIDER_URL}/v1`,
});

const source = await openai.chat.completions.create({
  model: "gpt-x",
  messages: [{ role: "user", content: "Hello!" }],
  stream: true,
});
let text = "";
for await (const chunk of portcullis.guard.stream(source, { provider: "chat" })) {
  text += chunk.choices[0]?.delta.content ?? "";
  if (chunk.choices[0]?.finish_reason === "content_filter") console.log("the guard ended the stream");
}
assert.notEqual(text, "");
console.log(text);
await portcullis.close();
