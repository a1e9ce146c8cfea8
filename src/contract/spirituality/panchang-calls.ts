/** The calls about the calendar: today's panchang of a city, and its festivals of a year. */
import * as z from "zod/mini";
import { date } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { digits, optional } from "../fields.ts";
import { cityChoice, cityView } from "../places.ts";

const named = { name: z.string(), nameHi: z.string() };
const instant = z.string();

/** One of what a panchang lists, and until when it holds. */
const limb = z.object({ ...named, until: instant });
const span = z.object({ from: instant, to: instant });

/** A festival or fast on its day, with the lunar day that fixed it. */
export const festivalView = z.object({
  key: z.string(),
  ...named,
  date: z.string(),
  isEkadashi: z.boolean(),
  /** 'Kartik, Shukla Dwitiya'; null for what goes by the Sun. */
  lunarDay: z.nullable(z.string()),
  lunarDayHi: z.nullable(z.string()),
});
export type FestivalView = z.infer<typeof festivalView>;

export const panchangView = z.object({
  date: z.string(),
  /** 0 for Sunday. */
  weekday: z.int(),
  sunrise: instant,
  sunset: instant,
  rahuKalam: span,
  tithis: z.array(limb),
  nakshatras: z.array(limb),
  yogas: z.array(limb),
  karanas: z.array(limb),
  /** At sunrise: the month as north India names it (to the full moon) and as the south and west do (to the new moon), and the year. */
  purnimanta: z.object(named),
  amanta: z.object(named),
  isAdhika: z.boolean(),
  isBright: z.boolean(),
  vikramSamvat: z.int(),
});
export type PanchangView = z.infer<typeof panchangView>;

export const panchang = {
  fetch: endpoint({
    method: "GET",
    path: "/public/spirituality/panchang",
    access: "anyone",
    summary:
      "The panchang of a day at a city, today's in Asia/Kolkata unless another is named, with the festivals of the day and the next ones.",
    input: z.strictObject({ city: cityChoice(), date: optional(date()) }),
    output: z.object({
      city: cityView,
      panchang: panchangView,
      today: z.array(festivalView),
      upcoming: z.array(festivalView),
    }),
    errors: ["place.not-found"],
  }),
  festivals: endpoint({
    method: "GET",
    path: "/public/spirituality/festivals",
    access: "anyone",
    summary: "The festivals and Ekadashis of a year at a city, by the rules of householders.",
    input: z.strictObject({ city: cityChoice(), year: digits("spirituality.year", { min: 2000, max: 2050 }) }),
    output: z.object({ city: cityView, festivals: z.array(festivalView) }),
    errors: ["place.not-found"],
  }),
};
