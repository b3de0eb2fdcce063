/**
 * US social security and individual taxpayer numbers. There is no checksum and nine digits in ten pass the rules, so
 * bare digits need to be called by name; the written form 3-2-4 speaks for itself.
 */
import { defineEntity, digitsOf, type Found, IMPERSONAL, type Page, weigh, words } from "@portcullis/engine/cloak";

const SSN =
  words(`ssn, ssns, ssn no, social security, social security number, social security no, soc sec, social, ss number, ss no, itin, tax id, taxpayer id, taxpayer identification number, tin, ssa,
  social security card, seguro social, número de seguro social, numero de seguro social, ssn number, sozialversicherungsnummer, numéro de sécurité sociale, 社会保障番号, 社会安全号码, 사회보장번호`);

/** Numbers that were printed in advertisements or are typed as examples; nobody holds them. */
const NOBODYS = new Set(["078051120", "219099999", "111111111", "333333333", "000000000"]);

function isIssued(digits: string): boolean {
  const area = Number(digits.slice(0, 3));
  const group = Number(digits.slice(3, 5));
  if (area === 0 || area === 666 || group === 0 || digits.endsWith("0000") || NOBODYS.has(digits)) return false;
  if (area < 900) return true;
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) || group >= 94;
}

function judge(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  if (!isIssued(digits)) return null;
  const dashed = /^\d{3}-\d{2}-\d{4}$/.test(found.text);
  const spaced = !dashed && digits !== found.text;
  return weigh(found, page, {
    speaks: SSN,
    odds: dashed
      ? { label: 0.99, near: 0.97, alone: 0.9, bare: 0.85 }
      : spaced
        ? { label: 0.97, near: 0.85, alone: 0.7, bare: 0.4 }
        : { label: 0.95, near: 0.6, alone: 0.5, bare: 0.08 },
  });
}

export default defineEntity({
  type: "ssn",
  meaning: "US social security numbers and ITINs; nine bare digits only beside a word that names them.",
  recognisers: [
    {
      kind: "form",
      id: "nine-digits",
      hears: [SSN, IMPERSONAL],
      forms: ["999999999", "999-99-9999", "999.99.9999", "999 99 9999"],
      judge,
    },
  ],
  finds: [
    "SSN: «536-22-1234»",
    "on file as «536-22-1234».",
    '{"ssn":"«536221234»"}',
    "social security no. «536 22 1234»",
    "ITIN «912-78-1234»",
    "id,ssn\n7,«536221234»",
  ],
  ignores: ["SSN 666-12-3456", "SSN 000-12-3456", "id 536221234 in logs", "order no. 536221234", "+1 536-22-1234-9"],
});
