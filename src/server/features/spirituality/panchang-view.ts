/** The panchang and the festivals in the words of the wire, each name in both languages. */

import type { FestivalDay } from "#contract/panchang/festivals.ts";
import type { LunarMonth } from "#contract/panchang/lunar-months.ts";
import { purnimantaOf, vikramYear } from "#contract/panchang/lunar-months.ts";
import { limbName } from "#contract/panchang/names.ts";
import type { Limb, Panchang, Span } from "#contract/panchang/panchang.ts";
import type { FestivalView, PanchangView } from "#contract/spirituality/panchang-calls.ts";
import { words } from "#server/platform/words.ts";

const named = (id: string) => ({ name: words.en.of(id), nameHi: words.hi.of(id) });
const limb = ({ until }: Limb, id: string) => ({ ...named(id), until: until.toISOString() });
const span = ({ from, to }: Span) => ({ from: from.toISOString(), to: to.toISOString() });
const monthName = (month: number) => `festivals.month.${month}`;

export function viewPanchang(date: string, day: Panchang, month: LunarMonth): PanchangView {
  const tithi = day.tithis[0]!.number;
  const list = (anga: "tithis" | "nakshatras" | "yogas" | "karanas") =>
    day[anga].map((one) => limb(one, limbName(anga, one.number)));
  return {
    date,
    weekday: day.weekday,
    sunrise: day.sunrise.toISOString(),
    sunset: day.sunset.toISOString(),
    rahuKalam: span(day.rahuKalam),
    tithis: list("tithis"),
    nakshatras: list("nakshatras"),
    yogas: list("yogas"),
    karanas: list("karanas"),
    purnimanta: named(monthName(purnimantaOf(month, tithi))),
    amanta: named(monthName(month.month)),
    isAdhika: month.isAdhika,
    isBright: tithi <= 15,
    vikramSamvat: vikramYear(date, month),
  };
}

export function viewFestival({ key, date, lunar }: FestivalDay): FestivalView {
  const { name, nameHi } = named(`festivals.${key}`);
  const [month, tithi] = lunar
    ? [
        named(monthName(purnimantaOf({ ...lunar, from: NEVER, to: NEVER }, lunar.tithi))),
        named(limbName("tithis", lunar.tithi)),
      ]
    : [];
  return {
    key,
    name,
    nameHi,
    date,
    isEkadashi: key.startsWith("ekadashi-"),
    lunarDay: month && tithi ? `${month.name}, ${tithi.name}` : null,
    lunarDayHi: month && tithi ? `${month.nameHi}, ${tithi.nameHi}` : null,
  };
}

const NEVER = new Date(0);
