import assert from "node:assert/strict";
import { test } from "node:test";
import { findPoison } from "./poison.ts";
import { readTools } from "./toolbox.ts";

function poisonIn(tools: unknown[], word = "POISON"): string[] {
  const reading = readTools(tools);
  assert.ok(reading.ok, JSON.stringify(reading));
  const poison = findPoison(reading.tools, (text, surface) => {
    const start = text.toLowerCase().indexOf(word.toLowerCase());
    if (start < 0 || surface !== "tool_definition") return [];
    return [{ ruleId: "word", category: "tool_poisoning", severity: "critical", start, end: start + word.length }];
  });
  return [...poison].flatMap(([name, findings]) =>
    findings.map(({ severity, ruleId }) => `${name} ${severity} ${ruleId ?? "-"}`),
  );
}

const plain = { name: "read_file", description: "Reads a file." };

test("poison is found wherever a declaration holds text", () => {
  const places: unknown[] = [
    { name: "t", description: "a POISON" },
    { type: "function", function: { name: "t", description: "POISON" } },
    { name: "t", title: "POISON" },
    { name: "t", annotations: { title: "POISON" } },
    { name: "t", inputSchema: { type: "object", properties: { a: { description: "POISON" } } } },
    { name: "t", input_schema: { type: "object", properties: { a: { type: "array", items: { title: "POISON" } } } } },
    { name: "t", parameters: { properties: { a: { enum: ["x", "POISON"] } } } },
    { name: "t", parameters: { properties: { a: { const: "POISON" } } } },
    { name: "t", parameters: { properties: { a: { default: "POISON" } } } },
    { name: "t", parameters: { properties: { a: { examples: [{ b: "POISON" }] } } } },
    { name: "t", parameters: { $comment: "POISON" } },
    { name: "t", parameters: { properties: { "some POISON here": {} } } },
    { name: "t", parameters: { "x-note": "POISON" } },
    { name: "t", outputSchema: { description: "POISON" } },
    { functionDeclarations: [{ name: "t", description: "POISON" }] },
  ];
  for (const tool of places) assert.deepEqual(poisonIn([plain, tool]), ["t critical word"], JSON.stringify(tool));
});

test("names are read as the words they run together", () => {
  const named = (name: string) => ({ name: "t", parameters: { properties: { [name]: {} } } });
  for (const name of ["read_secret_key", "readSecretKey", "read-secret.key"]) {
    assert.deepEqual(poisonIn([named(name)], "secret key"), ["t critical word"], name);
  }
  assert.deepEqual(poisonIn([{ name: "read_secret_key" }], "secret key"), ["read_secret_key critical word"]);
});

test("one finding for one rule in one tool", () => {
  assert.deepEqual(poisonIn([{ name: "t", description: "POISON", title: "more POISON" }]), ["t critical word"]);
});

test("characters that cannot be seen", () => {
  const cases: [text: string, expected: string[]][] = [
    ["Reads\u{e0041}\u{e0042} a file", ["t high -"]],
    ["Reads \u202ea file", ["t high -"]],
    ["Reads \u001b[8m a file", ["t high -"]],
    ["Reads\u{e0101} a file", ["t high -"]],
    ["Re\u200bads a file", ["t medium -"]],
    ["Reads \u200b\u200c\u200b a file", ["t medium -"]],
    ["Reads \u3164 a file", ["t medium -"]],
    ["Reads a file\n\twith tabs", []],
    ["Lit un fichier, même «caché»", []],
    ["فایل‌ها را می‌خواند", []],
    ["क्‍ष पढ़ता है", []],
    ["Reads a family 👨‍👩‍👧 ❤️ file", []],
    ["Flag 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} of Scotland", []],
  ];
  for (const [description, expected] of cases) {
    assert.deepEqual(poisonIn([{ name: "t", description }]), expected, JSON.stringify(description));
  }
});

test("names that pretend to be another tool's", () => {
  const pair = (a: string, b: string) => poisonIn([{ name: a }, { name: b }]);
  assert.deepEqual(pair("send_email", "sеnd_email"), ["sеnd_email high -", "sеnd_email medium -"]);
  assert.deepEqual(pair("sеnd_email", "send_email"), ["sеnd_email high -", "sеnd_email medium -"]);
  assert.deepEqual(pair("send_email", "ｓend_email"), ["ｓend_email high -"]);
  assert.deepEqual(pair("pay", "pay\u2060"), ["pay\u2060 high -"].concat(poisonIn([{ name: "pay\u2060" }])));
  assert.deepEqual(pair("tool_list", "t00l_list"), ["t00l_list high -"]);
  assert.deepEqual(poisonIn([{ name: "rеad" }]), ["rеad medium -"]);
  for (const [a, b] of [
    ["send_email", "sendEmail"],
    ["read", "Read"],
    ["step_1", "step_2"],
    ["получить_погоду", "отправить_письмо"],
    ["sıcaklık_getir", "hava_durumu"],
    ["查询天气", "发送邮件"],
  ] as const) {
    assert.deepEqual(pair(a, b), [], `${a} ${b}`);
  }
});
