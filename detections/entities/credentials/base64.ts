/** Decodes base64 and base64url to Latin-1 text, or null when it is neither. Pure, for headers of a few hundred bytes. */
const VALUES = new Int8Array(128).fill(-1);
for (const [index, char] of [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].entries()) {
  VALUES[char.charCodeAt(0)] = index;
}
VALUES[45] = 62;
VALUES[95] = 63;

export function decodeBase64(text: string): string | null {
  const end = text.endsWith("==") ? text.length - 2 : text.endsWith("=") ? text.length - 1 : text.length;
  if (end % 4 === 1) return null;
  let bits = 0;
  let held = 0;
  let decoded = "";
  for (let index = 0; index < end; index++) {
    const value = VALUES[text.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      decoded += String.fromCharCode((held >> bits) & 0xff);
    }
  }
  return decoded;
}
