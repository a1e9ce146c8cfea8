/** Money: whole paise inside, rupees in what people read. */

// Made once: making a formatter costs more than formatting a page of prices.
const whole = formatter(0);
const withPaise = formatter(2);

/** '₹1,100' or '₹12,34,567.50': rupees as Indians write them, paise only when there are some. */
export function rupees(paise: number): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}

/** Paise of a rupee amount with at most two decimals; undefined when it is not one. */
export function paiseOf(rupeeText: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(rupeeText.replaceAll(",", "").trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : undefined;
}

function formatter(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
