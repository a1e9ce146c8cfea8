/** The form of an article as columns: text as structure, its place, its picture, its instant. */

import { dayOf, minuteOf, ZONE } from "#base/dates.ts";
import { plainWords, readMarks } from "#base/rich-text.ts";
import { instantsOf } from "#base/zoned-time.ts";
import type { news } from "#contract/articles/articles.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { getPlace, getPlaceOfSlug } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { imageIdsByKey } from "#server/platform/images/image-queries.ts";
import { arrangeImages } from "#server/platform/images/images.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findArticle } from "./queries.ts";
import type { LockedArticle } from "./write-queries.ts";

/** Where an article without a city stands, for every item of the search has a place. */
const CAPITAL = "delhi";
/** What the search reads of a long text. */
const READ_MOST = 8_000;

type Form = Omit<ParsedOf<typeof news.update>, "id" | "idempotencyKey" | "imageOrder">;
type Texts = Pick<Form, "titleEn" | "summaryEn" | "bodyEn" | "titleHi" | "summaryHi" | "bodyHi">;

export async function valuesOf(ctx: Ctx, form: Omit<Form, "state" | "publishDate" | "publishTime">) {
  return {
    ...textsOf(form),
    ...(await placeOf(ctx, form.fkCityId)),
    image_alt_en: form.imageAltEn ?? null,
    image_alt_hi: form.imageAltHi ?? null,
    author_name: form.authorName ?? null,
  };
}

/** What the search reads is written beside, without marks. */
export function textsOf({ titleEn, summaryEn, bodyEn, titleHi, summaryHi, bodyHi }: Texts) {
  const [en, hi] = [bodyEn, bodyHi].map((body) => (body === undefined ? null : readMarks(body)));
  const words = [summaryEn, en && plainWords(en), summaryHi, hi && plainWords(hi)];
  return {
    name: titleEn ?? titleHi ?? "",
    description: words
      .flatMap((text) => text ?? [])
      .join("\n")
      .slice(0, READ_MOST),
    title_en: titleEn ?? null,
    title_hi: titleHi ?? null,
    summary_en: summaryEn ?? null,
    summary_hi: summaryHi ?? null,
    body_en: en ? JSON.stringify(en) : null,
    body_hi: hi ? JSON.stringify(hi) : null,
  };
}

export async function placeOf(ctx: Ctx, cityId: number | undefined): Promise<{ place_id: number; has_city: boolean }> {
  const place = cityId === undefined ? await getPlaceOfSlug(ctx, CAPITAL) : await getPlace(ctx, cityId);
  return { place_id: place.id, has_city: cityId !== undefined };
}

/** The picture that stays, or the new one; a picture that somebody else of the staff has put there may stay. */
export async function imageOf(
  ctx: Ctx,
  articleId: string | undefined,
  order: string[],
  files: Upload[],
): Promise<string | null> {
  const { id: ownerId } = memberOf(ctx);
  const before = articleId === undefined ? undefined : await findArticle(ctx, articleId);
  const known = await imageIdsByKey(ctx, ownerId, order);
  if (before?.image && before.image_id) known.set(before.image, before.image_id);
  const [id] = await arrangeImages(ctx, { ownerId, order, known, files, most: 1 });
  return id ?? null;
}

/** Its date: what the form says, the one that it has, or now. Refuses to schedule what is past already. */
export function whenOf({ state, publishDate, publishTime }: Form, before: LockedArticle | undefined, now: Date): Date {
  const shown = before && before.state !== "draft" && before.state !== "sent" ? before.published_at : undefined;
  if (publishDate === undefined) return state === "published" && before?.state === "scheduled" ? now : (shown ?? now);
  // Untouched in the form, it keeps its seconds.
  const time = publishTime ?? (state === "scheduled" ? "09:00" : minuteOf(now).slice(-5));
  if (shown && dayOf(shown) === publishDate && minuteOf(shown).slice(-5) === time && shown <= now) return shown;
  const [at] = instantsOf(publishDate, time, ZONE);
  if (state === "scheduled" && at! <= now) refuse("article.in-the-past");
  // What is public now has no date that is still to come.
  return state === "published" && at! > now ? now : at!;
}
