/** What owners do with their listings: read, count, switch on and off, delete. */
import { shortId } from "#base/ids.ts";
import type { PrefilledListing } from "#contract/listing-fields.ts";
import type { OwnListing } from "#contract/own-listings.ts";
import { paths } from "#contract/paths.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { listingKind } from "./listing-kind.ts";
import { countOwn, findOwn, listOwn, lockListing, type OwnListingRow } from "./own-queries.ts";
import { viewOwn, viewPrefilled } from "./own-view.ts";
import { updateListingRow } from "./write-queries.ts";

type Status = "active" | "inactive";

/** Of one member, whichever listing: each one is written, notified and indexed. */
const TOGGLES = { name: "listing-toggle", most: 60 };

/** Private becomes public and public private, or either becomes what is wished; the owner finds a notification of a change. */
export function toggleListing(ctx: Ctx, id: string, wished?: Status): Promise<{ status: Status; listingName: string }> {
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockOwn(ctx, id);
    const status = wished ?? (listing.status === "active" ? "inactive" : "active");
    if (status === listing.status) return { status, listingName: listing.name };
    await takeOfDay(ctx, TOGGLES, memberOf(ctx).id, "listing.toggled-often");
    await updateListingRow(ctx, id, { status, updated_at: ctx.clock.now() });
    await notify(ctx, {
      memberId: memberOf(ctx).id,
      key: status === "active" ? "notice.listing.public" : "notice.listing.private",
      values: { title: listing.name },
      redirect: paths.listings(shortId(listing.business_id)),
    });
    await afterChange(ctx, id);
    return { status, listingName: listing.name };
  });
}

/** Takes the caller's listing away for good. */
export function removeListing(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockOwn(ctx, id);
    await updateListingRow(ctx, id, { deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() });
    await tellChanged(ctx, listing);
  });
}

/** The caller's listings, of one business or of all, newest first. */
export async function ownListingPage(
  ctx: Ctx,
  { fkBusinessId: businessId, limit, cursor }: { fkBusinessId?: string; limit: number; cursor?: string },
) {
  if (businessId !== undefined) await countListings(ctx, businessId);
  const rows = await listOwn(ctx, { ownerId: memberOf(ctx).id, businessId, from: startOf(cursor), limit });
  const page = pageOf(rows, limit);
  return { listings: page.rows.map(viewOwn), nextCursor: page.nextCursor };
}

/** How many listings one of the caller's businesses has; refuses another's business. */
export async function countListings(ctx: Ctx, businessId: string): Promise<{ total: number; active: number }> {
  return (await countOwn(ctx, memberOf(ctx).id, businessId)) ?? refuse("business.not-found");
}

export async function showOwn(ctx: Ctx, id: string): Promise<OwnListing> {
  return viewOwn(await getOwn(ctx, id));
}

export async function prefillListing(ctx: Ctx, id: string): Promise<PrefilledListing> {
  return viewPrefilled(await getOwn(ctx, id));
}

/** The caller's own, or a refusal that does not tell another's from a missing one. */
export async function getOwn(ctx: Ctx, id: string): Promise<OwnListingRow> {
  return (await findOwn(ctx, memberOf(ctx).id, id)) ?? refuse("listing.not-found");
}

/** The same, held until the transaction ends. */
export async function lockOwn(ctx: Ctx, id: string) {
  return (await lockListing(ctx, id, memberOf(ctx).id)) ?? refuse("listing.not-found");
}

/** The listing as its owner sees it after a change, which pages and search follow. */
export async function afterChange(ctx: Ctx, id: string): Promise<OwnListing> {
  const row = await getOwn(ctx, id);
  await tellChanged(ctx, row);
  return viewOwn(row);
}

/** Pages and search follow, if strangers may see it at all. */
async function tellChanged(ctx: Ctx, row: { id: string; business_id: string; place_id: number; is_public: boolean }) {
  if (!row.is_public) return;
  await itemsChanged(ctx, listingKind, [{ ...row, parentId: row.business_id }]);
}
