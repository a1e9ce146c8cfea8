/** The next days that suit a rite at a city: counted anew for each city and day, and kept in memory for a while. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { memoized } from "#base/memo.ts";
import { limbName } from "#contract/panchang/names.ts";
import type { Rite } from "#contract/spirituality/choices.ts";
import { MUHURAT_RULES, RULES } from "#contract/spirituality/muhurat-rules.ts";
import { type Muhurat, muhuratsFrom } from "#contract/spirituality/muhurats.ts";
import type { MuhuratView } from "#contract/spirituality/requests.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { words } from "#server/platform/words.ts";

const DAYS = 150;
const MOST = 8;
const KEPT = 500;

const suggested = memoized((key: string): Muhurat[] => {
  const [first, service, lat, lng] = key.split(" ") as [string, Rite, string, string];
  const rule = RULES[service];
  return rule
    ? muhuratsFrom(first, { rule, place: { lat: Number(lat), lng: Number(lng) }, days: DAYS, most: MOST })
    : [];
}, KEPT);

/** From tomorrow on: nobody is found for today. */
export async function suggestDays(ctx: Ctx, { city, service }: { city: number | string; service: Rite }) {
  const { lat, lng } = await getPlace(ctx, city);
  const first = dayOf(new Date(ctx.clock.now().getTime() + DAY_MS));
  const muhurats: MuhuratView[] = suggested(`${first} ${service} ${lat.toFixed(2)} ${lng.toFixed(2)}`).map(view);
  return { rules: MUHURAT_RULES, muhurats };
}

function view({ date, weekday, tithi, nakshatra, windows }: Muhurat): MuhuratView {
  const named = (id: string) => ({ name: words.en.of(id), nameHi: words.hi.of(id) });
  return {
    date,
    weekday,
    tithi: named(limbName("tithis", tithi)),
    nakshatra: named(limbName("nakshatras", nakshatra)),
    windows: windows.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  };
}
