import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isChineseOld,
  isCodiceFiscale,
  isCpr,
  isEgn,
  isKoreanRrn,
  isKoreanRrnOfAnyCentury,
  isLuxembourgish,
  isPesel,
  isPeselOfAnyDay,
  isRodneCislo,
  isRodneCisloOld,
} from "./born.ts";

const CASES: readonly [check: (value: string) => boolean, value: string, expected: boolean, why: string][] = [
  [isPesel, "44051401359", true, "a number of 1944"],
  [isPesel, "44051401358", false, "another last digit"],
  [isEgn, "7523169263", true, "born before 1900"],
  [isEgn, "7523169264", false, "another last digit"],
  [isRodneCislo, "740104/0010", true, "ten digits that eleven divides"],
  [isRodneCislo, "740104/0011", false, "ten digits that it does not"],
  [isRodneCislo, "520229123", true, "nine digits, before 1954"],
  [isRodneCislo, "960121123", false, "nine digits, later"],
  [isRodneCisloOld, "960121123", true, "nine digits, of the century before"],
  [isCpr, "070761-4285", true, "checked, of 1961"],
  [isCpr, "070761-4284", false, "the check fails"],
  [isCpr, "010165-1234", true, "a New Year's day without a check"],
  [isCpr, "320161-4285", false, "no such day"],
  [isKoreanRrn, "900101-1234568", true, "checked, of 1990"],
  [isKoreanRrn, "900101-1234567", false, "the check fails"],
  [isKoreanRrn, "210101-3234567", true, "of 2021, without a check"],
  [isKoreanRrnOfAnyCentury, "900101-1234567", true, "called by name"],
  [isCodiceFiscale, "RSSMRA85T10A562S", true, "the check letter fits"],
  [isCodiceFiscale, "RSSMRA85T10A562T", false, "it does not"],
  [isCodiceFiscale, "RSSMRA85T72A562S", false, "no such day"],
  [isLuxembourgish, "1980010112302", true, "both checks fit"],
  [isLuxembourgish, "1980010112303", false, "one of them does not"],
  [isChineseOld, "110101490101001", true, "a region and a day"],
  [isChineseOld, "990101490101001", false, "no such region"],
  [isPeselOfAnyDay, "44991401351", false, "the weights fail"],
];
for (const [check, value, expected, why] of CASES)
  test(`${check.name} says ${expected} to ${value}: ${why}`, () => assert.equal(check(value), expected));
