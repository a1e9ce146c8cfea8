/** What anyone may see of businesses: lists, one with its locked or full view. */
import { shortId } from "#base/ids.ts";
import { type BusinessCard, type BusinessView, businesses } from "#contract/businesses.ts";
import { findLockedView } from "#server/features/directory/cards.ts";
import { referenceFor } from "#server/features/directory/category-and-place.ts";
import { openView } from "#server/features/directory/full-views.ts";
import {
  type CardPage,
  type Filters,
  newestCards,
  newestRange,
  type Page,
  pageOfCards,
} from "#server/features/directory/newest.ts";
import { countView } from "#server/features/directory/viewings.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { type JsonText, toJson } from "#server/platform/http/json-payload.ts";
import { cursorOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { businessKind, isPublic } from "./business-kind.ts";
import {
  type BusinessRow,
  findBusiness,
  findLastLookedAt,
  listBest,
  listOfOwner,
  listWithoutListings,
} from "./queries.ts";
import { viewBusiness } from "./view.ts";

/** Approved businesses, newest first. */
export function newestBusinesses(ctx: Ctx, input: Filters & Page): Promise<CardPage<BusinessCard>> {
  return newestCards(ctx, businessKind, input);
}

/** Only those without a listing. A page looks at so many and no more: it may be short, even empty, and still have a next one. */
export async function idleBusinesses(ctx: Ctx, input: Filters & Page): Promise<CardPage<BusinessCard>> {
  const range = await newestRange(ctx, input);
  const page = await pageOfCards<BusinessCard>(ctx, businessKind, await listWithoutListings(ctx, range), input.limit);
  const last = page.nextCursor === null ? await findLastLookedAt(ctx, range) : undefined;
  return last ? { ...page, nextCursor: cursorOf(last) } : page;
}

/** Those with at least three reviews and four stars or more, the best first: few reviews weigh less, and what was checked weighs a little. */
export async function bestBusinesses(ctx: Ctx, limit: number): Promise<CardPage<BusinessCard>> {
  const page = await pageOfCards<BusinessCard>(ctx, businessKind, await listBest(ctx, limit), limit);
  return { ...page, nextCursor: null };
}

/** The approved businesses of one member. */
export async function businessesOfMember(
  ctx: Ctx,
  ownerId: string,
  { limit, cursor }: Page,
): Promise<CardPage<BusinessCard>> {
  return pageOfCards(ctx, businessKind, await listOfOwner(ctx, { ownerId, from: startOf(cursor), limit }), limit);
}

/** One approved business: the full view for paid members and its owner, the locked one for everyone else. Of one that was merged, it says into which. */
export async function showBusiness(ctx: Ctx, id: string): Promise<JsonText<BusinessView>> {
  const stored = ctx.viewer.kind === "visitor" ? await findLockedView<BusinessView>(ctx, businessKind, id) : undefined;
  if (stored) return stored;
  const found = await findBusiness(ctx, id);
  if (found?.merged_into) refuseMoved(shortId(found.merged_into));
  const row = publicOnly(found);
  const access = await openView(ctx, { kind: businessKind, id, ownerId: row.owner_id, contactId: id });
  return toJson(viewBusiness(row, await referenceFor(ctx, [row]), access));
}

/** The page of a business of the caller as its owner will see it, approved or not. */
export async function previewBusiness(ctx: Ctx, id: string): Promise<BusinessView> {
  const row = await findBusiness(ctx, id);
  if (!row || row.deleted_at || row.owner_id !== memberOf(ctx).id) refuse("business.not-found");
  return viewBusiness(row, await referenceFor(ctx, [row]), { isFull: true, isMine: true, knowsContact: true });
}

/** Counts the viewer of a public business; answers the views so far. */
export async function countBusinessView(ctx: Ctx, id: string): Promise<number> {
  const { owner_id } = publicOnly(await findBusiness(ctx, id));
  return countView(ctx, { kind: businessKind, id }, owner_id);
}

/** The business, refused unless strangers may see it. */
export async function getPublicBusiness(ctx: Ctx, id: string): Promise<BusinessRow> {
  return publicOnly(await findBusiness(ctx, id));
}

/** The same call under the id of the business that it is part of now. */
function refuseMoved(to: string): never {
  refuse("page.moved", {}, { to, location: `/api${businesses.fetch.path}?fkBusinessId=${to}` });
}

/** Refuses a business that strangers may not see: 'page.gone' when they once could. */
function publicOnly(row: BusinessRow | undefined): BusinessRow {
  if (row?.deleted_at && row.approved_at) refuse("page.gone");
  if (!row || !isPublic(row)) refuse("business.not-found");
  return row;
}
