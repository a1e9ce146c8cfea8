/** Banners of the operator and advertisements of others, as the landing page shows them; counted as sums of days and nothing else. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type { content } from "#contract/content.ts";
import { ADS_SHOWN, BANNERS_SHOWN } from "#contract/content-choices.ts";
import type { BannerView } from "#contract/content-views.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Language } from "#messages/words.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { countAttempt } from "#server/platform/limits/attempts.ts";
import { addToDay, type BannerRow, listShown } from "./banner-queries.ts";
import { filler } from "./settings.ts";

/** More from one address is no longer counted; a family or an office may stand behind one. */
const PER_ADDRESS = { name: "banner-count", most: 120, seconds: 3600 };

/** The operator's banners of this day. */
export function bannersToday(ctx: Ctx, language: Language): Promise<BannerView[]> {
  return today(ctx, language, { kind: "own", most: BANNERS_SHOWN });
}

/** The advertisements of this day: of the city first, then those for everybody. */
export async function adsToday(ctx: Ctx, { language, city }: ParsedOf<typeof content.fetchAds>): Promise<BannerView[]> {
  const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
  return today(ctx, language, { kind: "ad", most: ADS_SHOWN, placeId });
}

/** Adds one to the sum of the day; what comes too often from one address is left out, and nobody is told. */
export async function countBanner(ctx: Ctx, { id, event }: ParsedOf<typeof content.countBanner>): Promise<void> {
  if ((await countAttempt(ctx, PER_ADDRESS, ctx.caller.ip)) > 0) return;
  await addToDay(ctx, id, dayOf(ctx.clock.now()), event === "view" ? "views" : "clicks");
}

async function today(
  ctx: Ctx,
  language: Language,
  which: { kind: "own" | "ad"; most: number; placeId?: number | undefined },
): Promise<BannerView[]> {
  const rows = await listShown(ctx, { ...which, day: dayOf(ctx.clock.now()) });
  if (rows.length === 0) return [];
  const fill = await filler(ctx, language);
  return rows.map((row) => viewBanner(row, language, fill));
}

function viewBanner(row: BannerRow, language: Language, fill: (text: string) => string): BannerView {
  const words = language === "hi" ? row.words_hi : row.words;
  return {
    _id: shortId(row.id),
    title: fill(language === "hi" ? row.title_hi : row.title),
    text: words === null ? null : fill(words),
    link: row.link,
    image: row.image_key === null ? null : { key: row.image_key, width: row.image_width!, height: row.image_height! },
    advertiser: row.advertiser,
  };
}
