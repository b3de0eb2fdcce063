/** Flattening by hand, for what is no provider's request: from an offset to a place, and back to a payload. */
import assert from "node:assert/strict";
import { flatten, locate, rewrite } from "@portcullis/client";

const payload = {
  system: "Be brief.",
  messages: [{ role: "user", content: [{ type: "text", text: "My name is Ada." }] }],
};
const flat = flatten(payload);
const start = flat.text.indexOf("Ada");
console.log(locate(flat, start, start + 3));

const changed = rewrite(payload, flat, [{ start, end: start + 3, text: "Grace" }]);
assert.deepEqual(changed.messages[0]?.content[0]?.text, "My name is Grace.");
assert.equal(changed.system, payload.system);
assert.equal(rewrite(payload, flat, []), payload);
