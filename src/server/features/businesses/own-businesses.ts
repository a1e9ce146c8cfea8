/** What owners do with their businesses: register, edit in parts, look at, delete. */
import { distanceKm } from "#base/geo.ts";
import { newId } from "#base/ids.ts";
import type { OwnBusiness, ownBusinesses, PrefilledBusiness } from "#contract/businesses.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { BUSINESS_IMAGES } from "#contract/limits.ts";
import { say } from "#contract/said.ts";
import { chosenSubcategory } from "#server/features/catalogue/catalogue.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, inTransaction, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency.ts";
import { arrangeImages, fingerprints } from "#server/platform/images.ts";
import { pageOf, startOf } from "#server/platform/keyset.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import type { PendingEdit } from "#server/tables/businesses.ts";
import {
  findOwn,
  imageIdsByKey,
  insertBusiness,
  type LockedBusiness,
  listImageIds,
  listOwn,
  lockBusiness,
  type OwnBusinessRow,
  setImages,
  updateBusinessRow,
} from "./own-queries.ts";
import { viewOwn, viewPrefilled } from "./own-view.ts";
import { nextEdit } from "./pending-edit.ts";
import { showsOf } from "./shows.ts";

type Created = ParsedOf<typeof ownBusinesses.create>;
type Edited = ParsedOf<typeof ownBusinesses.update>;
type Part1 = Extract<Edited, { partNo: "part1" }>;
type Part2 = Extract<Edited, { partNo: "part2" }>;

/** A position farther from its city's middle than this is a slip. */
const FARTHEST_KM = 100;

/** Registers a business of the caller; it waits for approval. A repeated key is answered with the first business. */
export async function createBusiness(ctx: Ctx, input: Created, files: Upload[]): Promise<{ business: OwnBusiness }> {
  const { idempotencyKey: key, ...given } = input;
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "business.create", key, body }, async () => {
    const ownerId = memberOf(ctx).id;
    const now = ctx.clock.now();
    const values = { ...(await part1Values(ctx, given)), ...(await part2Values(ctx, given)) };
    const order = given.imageOrder ?? [];
    const imageIds = await arrangeImages(ctx, { ownerId, order, known: new Map(), files, most: BUSINESS_IMAGES });
    return inTransaction(ctx, async (ctx) => {
      const id = newId();
      await insertBusiness(ctx, { id, owner_id: ownerId, ...values, created_at: now, updated_at: now });
      await setImages(ctx, id, imageIds);
      return { business: await viewAfter(ctx, ownerId, id) };
    });
  });
}

/** Saves one part. What the public sees of an approved business changes at once, save name, kind, pictures and website: those wait for staff. */
export async function updateBusiness(ctx: Ctx, input: Edited, files: Upload[]): Promise<{ business: OwnBusiness }> {
  return input.partNo === "part1" ? savePart1(ctx, input) : savePart2(ctx, input, files);
}

/** The caller's businesses, newest first. */
export async function ownBusinessPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const rows = await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit });
  const page = pageOf(rows, limit);
  return { businesses: page.rows.map(viewOwn), nextCursor: page.nextCursor };
}

export async function showOwn(ctx: Ctx, id: string): Promise<OwnBusiness> {
  return viewOwn(await getOwn(ctx, id));
}

export async function prefillBusiness(ctx: Ctx, id: string): Promise<PrefilledBusiness> {
  return viewPrefilled(await getOwn(ctx, id));
}

/** Takes the caller's business and its listings out of public view for good. */
export function removeBusiness(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, id);
    await updateBusinessRow(ctx, id, { deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() });
    await changed(ctx, ...showsOf(business));
    await ctx.ports.reindex(ctx, { businessIds: [id] });
  });
}

/** The caller's own, or a refusal that does not tell another's from a missing one. */
export async function getOwn(ctx: Ctx, id: string): Promise<OwnBusinessRow> {
  return (await findOwn(ctx, memberOf(ctx).id, id)) ?? refuse("business.not-found");
}

async function savePart1(ctx: Ctx, input: Part1) {
  const { name, subcategory_id, website, ...direct } = await part1Values(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, input.id);
    await save(ctx, business, direct, { name, subcategoryId: subcategory_id, website });
    return { business: await viewAfter(ctx, business.owner_id, business.id) };
  });
}

async function savePart2(ctx: Ctx, input: Part2, files: Upload[]) {
  const own = await getOwn(ctx, input.id);
  const direct = await part2Values(ctx, input);
  const order = input.imageOrder ?? viewPrefilled(own).images;
  const known = await imageIdsByKey(ctx, own.owner_id, [...own.images, ...own.pending_images]);
  const imageIds = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: BUSINESS_IMAGES });
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, input.id);
    await save(ctx, business, direct, { imageIds });
    return { business: await viewAfter(ctx, business.owner_id, business.id) };
  });
}

type Direct = Parameters<typeof updateBusinessRow>[2];

/** Approved: `gated` waits where it differs from what is public. Pending or rejected: all of it is simply saved, and waits as a whole. */
async function save(ctx: Ctx, business: LockedBusiness, direct: Direct, gated: PendingEdit): Promise<void> {
  const now = ctx.clock.now();
  if (business.approval === "approved") {
    const shown = {
      name: business.name,
      subcategoryId: business.subcategory_id,
      website: business.website,
      imageIds: await listImageIds(ctx, business.id),
    };
    const edit = nextEdit(shown, business.pending_edit, gated);
    await updateBusinessRow(ctx, business.id, {
      ...direct,
      pending_edit: edit && JSON.stringify(edit),
      pending_since: edit && (business.pending_since ?? now),
      edit_rejection_message: null,
      updated_at: now,
    });
    await changed(ctx, ...showsOf(business), ...showsOf({ ...business, ...direct }));
    await ctx.ports.reindex(ctx, { businessIds: [business.id] });
    return;
  }
  const { imageIds, subcategoryId, ...rest } = gated;
  await updateBusinessRow(ctx, business.id, {
    ...direct,
    ...rest,
    ...(subcategoryId === undefined ? {} : { subcategory_id: subcategoryId }),
    approval: "pending",
    rejection_message: null,
    updated_at: now,
  });
  if (imageIds) await setImages(ctx, business.id, imageIds);
}

async function part1Values(ctx: Ctx, input: Omit<Part1, "id" | "partNo">) {
  const subcategory = await chosenSubcategory(ctx, input.fkSubCategoryId);
  if (input.fkCategoryId !== undefined && input.fkCategoryId !== subcategory.category_id)
    refuseFields({ fkSubCategoryId: "field.choice.invalid" });
  return {
    name: input.businessName,
    subcategory_id: subcategory.id,
    description: input.description,
    phone: input.phoneNo,
    email: input.email ?? null,
    website: input.website ?? null,
  };
}

async function part2Values(ctx: Ctx, input: Omit<Part2, "id" | "partNo">) {
  const place = await getPlace(ctx, input.fkCityId);
  if (place.state_code !== input.fkStateId) refuseFields({ fkCityId: "field.choice.invalid" });
  const { lat, lng } = input.businessLocation ?? place;
  if (distanceKm(place, { lat, lng }) > FARTHEST_KM)
    refuseFields({ businessLocation: say("field.position.far", { city: place.name }) });
  return {
    place_id: place.id,
    address: input.address,
    pin_code: input.pinCode ?? null,
    lat,
    lng,
    position: `(${lng},${lat})`,
    opening_hours: input.openingHours?.length ? JSON.stringify(input.openingHours) : null,
  };
}

async function lockOwn(ctx: Ctx, id: string): Promise<LockedBusiness> {
  return (await lockBusiness(ctx, id, memberOf(ctx).id)) ?? refuse("business.not-found");
}

async function viewAfter(ctx: Ctx, ownerId: string, id: string): Promise<OwnBusiness> {
  return viewOwn((await findOwn(ctx, ownerId, id))!);
}
