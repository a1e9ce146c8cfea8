/** What the income-tax office asks for, by the day of the gift: which act, which yearly statement of the receiver, which certificate for the donor. A new rule is a new row. */
import { financialYear } from "#base/dates.ts";

export interface TaxRule {
  /** The first day for which it holds. */
  from: string;
  act: "1961" | "2025";
  /** As the statement's column names it. */
  section: string;
  /** The yearly statement, and the certificate that comes of it. */
  statement: string;
  certificate: string;
}

/** From 1 April 2026 by the Income-tax Act 2025 (section 133) with the numbers of the draft rules; the columns are those of Form 10BD until others are notified. */
const RULES: readonly TaxRule[] = [
  { from: "2026-04-01", act: "2025", section: "133", statement: "113", certificate: "114" },
  { from: "2021-04-01", act: "1961", section: "80G", statement: "10BD", certificate: "10BE" },
];

/** The rule for a gift of that day. */
export function taxRuleOn(day: string): TaxRule {
  return RULES.find(({ from }) => day >= from) ?? RULES.at(-1)!;
}

/** Money in cash above this can be deducted by nobody. */
export const CASH_LIMIT_PAISE = 200_000;

/** Why no tax certificate comes of a gift, whoever gave it. */
export function ineligibleOf({ mode, amount }: { mode: string; amount: number }): "kind" | "cash" | null {
  if (mode === "kind") return "kind";
  return mode === "cash" && amount > CASH_LIMIT_PAISE ? "cash" : null;
}

const YEAR = /^(20\d\d)-(\d\d)$/;

/** Whether the text is a financial year such as '2025-26'. */
export function isFinancialYear(text: string): boolean {
  const [, start, end] = YEAR.exec(text) ?? [];
  return start !== undefined && (Number(start) + 1) % 100 === Number(end);
}

/** The first and the last day of a financial year. */
export function daysOfYear(year: string): { from: string; to: string } {
  const start = Number(year.slice(0, 4));
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` };
}

/** The financial year of a day in Asia/Kolkata. */
export function yearOfDay(day: string): string {
  return financialYear(new Date(`${day}T12:00:00+05:30`));
}
