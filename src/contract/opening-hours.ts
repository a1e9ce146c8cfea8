/** Opening hours by day, several spans a day, in Asia/Kolkata wall time, as forms and calls take them; what follows from them stands in open-state.ts. */
import * as z from "zod/mini";
import { DAYS, minuteOf } from "./open-state.ts";

const time = z.string("field.choice.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.choice.invalid"));
const span = z.strictObject({ from: time, to: time });
export const openingDay = z.strictObject({
  day: z.enum(DAYS, "field.choice.invalid"),
  isClosed: z.boolean("field.choice.invalid"),
  spans: z.array(span).check(z.maxLength(4, "field.choice.invalid")),
});
export type OpeningDay = z.infer<typeof openingDay>;

/** At most one entry a day, open days with hours that do not overlap; a span that ends at or before its start runs past midnight. */
export const openingHours = z.array(openingDay).check(
  z.maxLength(7, "field.choice.invalid"),
  z.refine((days) => new Set(days.map((d) => d.day)).size === days.length, "field.choice.invalid"),
  z.refine((days) => days.every((d) => d.isClosed || d.spans.length > 0), "field.hours.missing"),
  z.refine((days) => !days.some(overlaps), "field.hours.overlap"),
);

const DAY_MINUTES = 1440;

/** True when two spans of the day meet in the same minute. */
export function overlaps({ isClosed, spans }: OpeningDay): boolean {
  if (isClosed) return false;
  const lengths = spans
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .map(({ from, to }) => ({ from, to: to > from ? to : to + DAY_MINUTES }))
    .sort((a, b) => a.from - b.from);
  return lengths.some((span, at) => at > 0 && span.from < lengths[at - 1]!.to);
}
