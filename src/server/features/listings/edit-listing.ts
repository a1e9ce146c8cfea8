/** The form of a listing, saved by its owner: as a new one, or over an old one. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { LISTING_IMAGES } from "#contract/limits.ts";
import type { OwnListing, ownListings } from "#contract/own-listings.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { afterChange, countListings, getOwn, lockOwn } from "./own-listings.ts";
import { imageIdsByKey, insertListing, type ListingValues, setImages, updateListingRow } from "./write-queries.ts";

type Created = ParsedOf<typeof ownListings.create>;
type Edited = ParsedOf<typeof ownListings.update>;

/** Adds a listing to the caller's business, which may have so many new ones a day. A repeated key is answered with the first listing. */
export function createListing(ctx: Ctx, input: Created, files: Upload[]): Promise<{ listing: OwnListing }> {
  const { idempotencyKey: key, ...given } = input;
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "listing.create", key, body }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const businessId = given.fkBusinessId;
    await countListings(ctx, businessId);
    const order = given.imageOrder ?? [];
    const imageIds = await arrangeImages(ctx, { ownerId, order, known: new Map(), files, most: LISTING_IMAGES });
    return inTransaction(ctx, async (ctx) => {
      await takeOfDay(ctx, { name: "new-listing", most: ctx.config.listingsPerDay }, businessId, "listing.too-many");
      const id = newId();
      const row = { id, business_id: businessId, owner_id: ownerId, ...valuesOf(given) };
      if (!(await insertListing(ctx, row, ctx.clock.now()))) refuse("business.not-found");
      await setImages(ctx, id, imageIds);
      return keep(ctx, { listing: await afterChange(ctx, id) });
    });
  });
}

/** Saves the whole form. */
export async function updateListing(ctx: Ctx, input: Edited, files: Upload[]): Promise<{ listing: OwnListing }> {
  const own = await getOwn(ctx, input.id);
  const order = input.imageOrder ?? own.images;
  const known = await imageIdsByKey(ctx, own.id);
  const imageIds = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: LISTING_IMAGES });
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockOwn(ctx, input.id);
    await updateListingRow(ctx, id, { ...valuesOf(input), updated_at: ctx.clock.now() });
    await setImages(ctx, id, imageIds);
    return { listing: await afterChange(ctx, id) };
  });
}

function valuesOf({ listingName, description, price, status }: Omit<Edited, "id">): ListingValues {
  return { name: listingName, description, price_paise: price ?? null, ...(status && { status }) };
}
