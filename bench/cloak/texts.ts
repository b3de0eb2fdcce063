/** Texts to read against the clock: honest ones of several kinds, and ones made to hurt. All invented. */

export const HONEST = {
  prose:
    "The committee met in the old library on a wet afternoon and agreed, after some talk, that the garden needed a new fence before winter. Nobody could say who had kept the key, and the minutes of the last meeting did not help. ",
  mail: "Dear Ms Okafor, thank you for your call. We have moved your visit to 14 March at 10:30; please bring your passport. You can reach me at +44 20 7946 0958 or under lena.brandt@example.org. Kind regards, Lena Brandt, 12 Mill Lane, Oxford OX1 4AB\n",
  log: "Mar 14 10:30:12 gate sshd[2211]: Failed password for invalid user admin from 203.0.113.9 port 50522 ssh2\nMar 14 10:30:14 gate app[99]: request id=7f3a9c21 status=200 bytes=18231 took=12ms\n",
  json: '{"id":1842,"customer":{"name":"Ana Lima","email":"ana@example.com","phone":"+351 912 345 678"},"items":[{"sku":"A-1029","qty":2,"price":19.9}],"created":"2024-03-14T10:30:12Z"}\n',
  code: "export function total(items: readonly Item[]): number {\n  return items.reduce((sum, item) => sum + item.price * item.count, 0); // cents\n}\n\n",
  numbers: "invoice 20240314 total 1,204.50 paid 2024-03-14 ref 88213344 batch 7 of 12 code 44718293650\n",
} as const;

export const HOSTILE: Readonly<Record<string, string>> = {
  digits: "1",
  "eleven-digit numbers": "12345678901 ",
  "phone numbers": "+1 415 555 0132 ",
  "card numbers": "4111 1111 1111 1111 ",
  "valid national numbers": "44051401359 ",
  "letters and digits": "12345678Z ",
  "labels without values": "passport account number ",
  "at signs": "a@b.c ",
  "hex and colons": "ab:1::",
  "dashed digits": "1-",
  "user fields": "user=a ",
  "key beginnings": "sk-ghp_eyJ",
  "block beginnings": "-----BEGIN ",
  "quoted marks": '"a"@',
  "wallet beginnings": "1BvBMSEYst",
  "headings without rows": `<th>passport: 12345678 ${"<".repeat(60)}`,
  "lists without end": '[["passport: 12345678",',
  "values without columns": "(passport: 12345678, b) VALUES (1",
};

export function lengthen(unit: string, chars: number): string {
  return unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
}
