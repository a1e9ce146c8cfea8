/** Banners and advertisements as the editors write them. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { BANNERS_MOST } from "#contract/content-choices.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { StaffBanner, staffSite } from "#contract/staff-site.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { arrangeImages } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import {
  type BannerRow,
  type CountedBanner,
  countBanners,
  deleteBanner,
  findBanner,
  insertBanner,
  listWithSums,
  updateBannerRow,
} from "./banner-queries.ts";
import { CONTENT_PAGES } from "./faqs.ts";

const SUMS_OF_DAYS = 30;

type Given = ParsedOf<typeof staffSite.createBanner>;

export async function allBanners(ctx: Ctx, kind: StaffBanner["kind"]): Promise<StaffBanner[]> {
  const rows = await listWithSums(ctx, kind, dayOf(new Date(ctx.clock.now().getTime() - SUMS_OF_DAYS * DAY_MS)));
  return Promise.all(rows.map((row) => viewBanner(ctx, row)));
}

export async function createBanner(ctx: Ctx, given: Given, files: Upload[]): Promise<StaffBanner> {
  if ((await countBanners(ctx)) >= BANNERS_MOST) refuse("site.too-many", { n: BANNERS_MOST });
  const values = await valuesOf(ctx, given, undefined, files);
  return inTransaction(ctx, async (ctx) => {
    const [id, now] = [newId(), ctx.clock.now()];
    const published_at = given.isPublished ? now : null;
    await insertBanner(ctx, { id, ...values, published_at, created_at: now, updated_at: now });
    return said(ctx, id, "created");
  });
}

export async function updateBanner(
  ctx: Ctx,
  { id, ...given }: ParsedOf<typeof staffSite.updateBanner>,
  files: Upload[],
): Promise<StaffBanner> {
  const before = (await findBanner(ctx, id)) ?? refuse("site.not-found");
  const values = await valuesOf(ctx, given, before, files);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const published_at = given.isPublished ? (before.published_at ?? now) : null;
    await updateBannerRow(ctx, id, { ...values, published_at, updated_at: now });
    return said(ctx, id, "changed");
  });
}

export function removeBanner(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { kind, title } = (await findBanner(ctx, id)) ?? refuse("site.not-found");
    await deleteBanner(ctx, id);
    await logStaffAction(ctx, { action: `site.${wordOf(kind)}-removed`, kind: "banner", id, name: title });
    await changed(ctx, CONTENT_PAGES);
  });
}

async function said(ctx: Ctx, id: string, what: "created" | "changed"): Promise<StaffBanner> {
  const row = (await findBanner(ctx, id)) ?? refuse("site.not-found");
  await logStaffAction(ctx, { action: `site.${wordOf(row.kind)}-${what}`, kind: "banner", id, name: row.title });
  await changed(ctx, CONTENT_PAGES);
  return viewBanner(ctx, { ...row, views: 0, clicks: 0 });
}

function wordOf(kind: BannerRow["kind"]): "banner" | "ad" {
  return kind === "ad" ? "ad" : "banner";
}

/** The form as columns, its picture saved; only an advertisement has somebody who pays, and a city. */
async function valuesOf(ctx: Ctx, given: Given, before: BannerRow | undefined, files: Upload[]) {
  const isAd = given.kind === "ad";
  const known = new Map(before?.image_id && before.image_key ? [[before.image_key, before.image_id]] : []);
  const [image_id = null] = await arrangeImages(ctx, {
    ownerId: memberOf(ctx).id,
    order: given.imageOrder ?? [...known.keys()],
    known,
    files,
    most: 1,
  });
  return {
    kind: given.kind,
    title: given.title,
    title_hi: given.titleHi,
    words: given.text ?? null,
    words_hi: given.textHi ?? given.text ?? null,
    link: given.link ?? null,
    image_id,
    advertiser: isAd ? given.advertiser! : null,
    place_id: isAd && given.city !== undefined ? (await getPlace(ctx, given.city)).id : null,
    shown_from: given.from,
    shown_until: given.until ?? null,
    place: given.place,
  };
}

async function viewBanner(ctx: Ctx, row: CountedBanner): Promise<StaffBanner> {
  const place = row.place_id === null ? undefined : await getPlace(ctx, row.place_id);
  const today = dayOf(ctx.clock.now());
  const isPublished = row.published_at !== null;
  return {
    _id: shortId(row.id),
    kind: row.kind,
    title: row.title,
    titleHi: row.title_hi,
    text: row.words,
    textHi: row.words_hi,
    link: row.link,
    image: row.image_key,
    advertiser: row.advertiser,
    city: place?.name ?? null,
    cityHi: place?.name_hi ?? place?.name ?? null,
    citySlug: place?.slug ?? null,
    from: row.shown_from,
    until: row.shown_until,
    place: row.place,
    isPublished,
    isShown: isPublished && row.shown_from <= today && (row.shown_until === null || row.shown_until >= today),
    views: row.views,
    clicks: row.clicks,
  };
}
