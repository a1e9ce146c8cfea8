/** Digits as people type and paste them: any Indian script, spaces, country codes; Latin digits inside. */

const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10];

/** A national phone number, as it is stored. */
export const TEN_DIGITS = /^[0-9]{10}$/;

/** The text with every Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Arabic and full-width digit as its Latin one. */
export function toLatinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The Latin digits of a text and nothing else, at most `limit` of them. */
export function onlyDigits(text: string, limit = Number.POSITIVE_INFINITY): string {
  return toLatinDigits(text)
    .replace(/[^0-9]/g, "")
    .slice(0, limit);
}

/** The ten national digits of an Indian phone number written with spaces, hyphens, +91, 0091 or a leading 0; at most ten, maybe fewer while typing. */
export function nationalPhone(text: string): string {
  const written = toLatinDigits(text).trim();
  const afterPlus = written.replace(/^\+\s*91/, "");
  const digits = onlyDigits(afterPlus).replace(/^0+/, "");
  const national = digits.length >= 12 && digits.startsWith("91") ? digits.slice(2).replace(/^0+/, "") : digits;
  return national.slice(0, 10);
}

/** '98765 43210': ten digits in two groups of five, which stay on one line; anything else unchanged. */
export function spacedPhone(tenDigits: string): string {
  return TEN_DIGITS.test(tenDigits) ? `${tenDigits.slice(0, 5)}\u00a0${tenDigits.slice(5)}` : tenDigits;
}

/** A rupee amount as typed ('१,१००.5', '₹ 1100'): Latin digits with at most one dot and two decimals. */
export function amountText(text: string): string {
  const [whole = "", ...rest] = toLatinDigits(text)
    .replace(/[^0-9.]/g, "")
    .split(".");
  return rest.length === 0 ? whole.slice(0, 9) : `${whole.slice(0, 9)}.${rest.join("").slice(0, 2)}`;
}
