/** Money: whole paise inside, rupees in what people read. */

/** '₹1,100' or '₹12,34,567.50': rupees as Indians write them, paise only when there are some. */
export function rupees(paise: number): string {
  const whole = Math.abs(paise);
  const rest = whole % 100 === 0 ? "" : `.${String(whole % 100).padStart(2, "0")}`;
  return `${paise < 0 ? "-" : ""}₹${inLakhs(Math.floor(whole / 100))}${rest}`;
}

/** Three digits, then pairs. Without Intl: a phone takes a tenth of a second to make its first formatter, in front of every page. */
function inLakhs(whole: number): string {
  return String(whole).replace(/\d(?=(\d\d)+\d$)/g, "$&,");
}

/** Paise of a rupee amount with at most two decimals; undefined when it is not one. */
export function paiseOf(rupeeText: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(rupeeText.replaceAll(",", "").trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : undefined;
}
