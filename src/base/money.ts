/** Money: whole paise inside, rupees in what people read. */

/** '₹1,100' or '₹12,34,567.50': rupees as Indians write them, paise only when there are some. */
export function rupees(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}

/** Paise of a rupee amount with at most two decimals; undefined when it is not one. */
export function paiseOf(rupeeText: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(rupeeText.replaceAll(",", "").trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : undefined;
}
