/** The days of a month, for lists that are narrowed to one. */

/** From the first of 'YYYY-MM' until before that of the next. */
export function daysOf(month: string): { from: string; before: string } {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: `${month}-01`, before: `${next}-01` };
}
