/** Whether a number is a multiple of another in the decimals that were written, where doubles would drift. */
export function isMultiple(value: number, of: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(of)) return value % of === 0;
  const left = decimalOf(value);
  const right = decimalOf(of);
  const exponent = Math.min(left.exponent, right.exponent);
  const scaled = (part: Decimal) => part.digits * 10n ** BigInt(part.exponent - exponent);
  return scaled(left) % scaled(right) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = "0", power = "0"] = value.toExponential().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
