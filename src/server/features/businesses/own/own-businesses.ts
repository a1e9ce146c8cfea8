/** What owners do with their businesses: register, read, delete. */

import { newId } from "#base/ids.ts";
import type { PrefilledBusiness } from "#contract/business-fields.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { BUSINESS_IMAGES, BUSINESSES_PER_MEMBER } from "#contract/limits.ts";
import type { OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { referenceFor } from "#server/features/directory/category-and-place.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { businessKind } from "../business-kind.ts";
import { findDecisionDays } from "./decision-time.ts";
import { part1Values, part2Values } from "./form-values.ts";
import { setImages } from "./image-queries.ts";
import {
  countInTurn,
  findOwn,
  insertBusiness,
  type LockedBusiness,
  listOwn,
  lockBusiness,
  type OwnBusinessRow,
  updateBusinessRow,
} from "./own-queries.ts";
import { viewOwn, viewPrefilled } from "./own-view.ts";

type Created = ParsedOf<typeof ownBusinesses.create>;

/** Registers a business of the caller; it waits for approval. A repeated key is answered with the first business. */
export async function createBusiness(ctx: Ctx, input: Created, files: Upload[]): Promise<{ business: OwnBusiness }> {
  const { idempotencyKey: key, ...given } = input;
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "business.create", key, body }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const now = ctx.clock.now();
    const values = { ...(await part1Values(ctx, given)), ...(await part2Values(ctx, given)) };
    await refuseOneMore(ctx, ownerId);
    const order = given.imageOrder ?? [];
    const imageIds = await arrangeImages(ctx, { ownerId, order, known: new Map(), files, most: BUSINESS_IMAGES });
    return inTransaction(ctx, async (ctx) => {
      await refuseOneMore(ctx, ownerId);
      const id = newId();
      await insertBusiness(ctx, { id, owner_id: ownerId, ...values, created_at: now, updated_at: now });
      await setImages(ctx, id, imageIds);
      return keep(ctx, { business: await showOwn(ctx, id) });
    });
  });
}

/** Asked before the pictures are worked on, and again where it counts. */
async function refuseOneMore(ctx: Ctx, ownerId: string): Promise<void> {
  if ((await countInTurn(ctx, ownerId)) >= BUSINESSES_PER_MEMBER)
    refuse("business.too-many", { n: BUSINESSES_PER_MEMBER });
}

/** The caller's businesses, newest first. */
export async function ownBusinessPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const rows = await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit });
  const page = pageOf(rows, limit);
  const reference = await referenceFor(ctx, page.rows);
  const businesses = page.rows.map((row) => viewOwn(row, reference));
  const { answerWithinDays } = ctx.config;
  return { businesses, nextCursor: page.nextCursor, decisionDays: await findDecisionDays(ctx), answerWithinDays };
}

export async function showOwn(ctx: Ctx, id: string): Promise<OwnBusiness> {
  const row = await getOwn(ctx, id);
  return viewOwn(row, await referenceFor(ctx, [row]));
}

export async function prefillBusiness(ctx: Ctx, id: string): Promise<PrefilledBusiness> {
  const row = await getOwn(ctx, id);
  return viewPrefilled(row, await referenceFor(ctx, [row]));
}

/** Takes the caller's business and its listings out of public view for good. */
export function removeBusiness(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, id);
    await updateBusinessRow(ctx, id, { deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() });
    await itemsChanged(ctx, businessKind, [business]);
  });
}

/** The caller's own, or a refusal that does not tell another's from a missing one. */
export async function getOwn(ctx: Ctx, id: string): Promise<OwnBusinessRow> {
  return (await findOwn(ctx, memberOf(ctx).id, id)) ?? refuse("business.not-found");
}

/** The same, held until the transaction ends. */
export async function lockOwn(ctx: Ctx, id: string): Promise<LockedBusiness> {
  return (await lockBusiness(ctx, id, memberOf(ctx).id)) ?? refuse("business.not-found");
}
