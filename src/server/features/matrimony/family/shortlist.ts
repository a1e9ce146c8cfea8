/** What a family puts aside for a profile of its own, and how far it is with each. Everybody who acts for the profile reads it, and nobody else. */
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { matrimonyFamily } from "#contract/matrimony/family.ts";
import { SHORTLIST_MAX, type ShortlistEntry } from "#contract/matrimony/family-views.ts";
import type { ProfileView } from "#contract/matrimony/views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { viewProfile } from "../view.ts";
import { availableOf } from "./available.ts";
import { recordOpening } from "./openings.ts";
import { lockedProfileOf, profileOf } from "./rights.ts";
import {
  countEntries,
  deleteComments,
  deleteEntry,
  findEntry,
  insertEntry,
  listComments,
  listEntries,
  setEntryState,
  setEntryVeto,
} from "./shortlist-queries.ts";
import { viewEntry } from "./view.ts";

type Input<Call extends keyof typeof matrimonyFamily> = ParsedOf<(typeof matrimonyFamily)[Call]>;

export async function shortlistPage(
  ctx: Ctx,
  { id, state, limit, cursor }: Input<"fetchShortlist">,
): Promise<{ entries: ShortlistEntry[]; nextCursor: string | null }> {
  const acting = await profileOf(ctx, id, "read");
  const page = pageOf(await listEntries(ctx, { profileId: id, state, from: startOf(cursor), limit }), limit);
  const profiles = await availableOf(
    ctx,
    page.rows.map((row) => row.other_id),
  );
  const shown = page.rows.filter((row) => profiles.has(row.other_id)).map((row) => row.id);
  const comments = Map.groupBy(shown.length > 0 ? await listComments(ctx, shown) : [], (row) => row.entry_id);
  const entries = page.rows.map((row) =>
    viewEntry(ctx, { acting, row, profile: profiles.get(row.other_id), comments: comments.get(row.id) ?? [] }),
  );
  return { entries, nextCursor: page.nextCursor };
}

export function addToShortlist(ctx: Ctx, { id, fkProfileId: otherId }: Input<"addToShortlist">) {
  return inTransaction(ctx, async (ctx) => {
    const { gender, isPerson } = await lockedProfileOf(ctx, id, "shortlist");
    const other = (await availableOf(ctx, [otherId])).get(otherId) ?? refuse("profile.not-found");
    if (other.gender === gender) refuse("shortlist.same-side");
    const before = await findEntry(ctx, id, { otherId });
    if (before && !before.vetoed_at) return { entryId: shortId(before.id) };
    if (before && !isPerson) refuse("shortlist.vetoed");
    if ((await countEntries(ctx, id)) >= SHORTLIST_MAX) refuse("shortlist.full", { n: SHORTLIST_MAX });
    if (before) await deleteEntry(ctx, before.id);
    const entryId = newId();
    await insertEntry(ctx, {
      id: entryId,
      profile_id: id,
      other_id: otherId,
      state: "interested",
      added_by: memberOf(ctx).id,
      added_at: ctx.clock.now(),
    });
    return { entryId: shortId(entryId) };
  });
}

export function changeShortlistState(ctx: Ctx, { id, entryId, state }: Input<"setShortlistState">): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockedProfileOf(ctx, id, "shortlist");
    const entry = await getEntry(ctx, id, entryId);
    await setEntryState(ctx, entry.id, state);
  });
}

/** What the person takes off stays off; of anybody else nothing is left of it. */
export function removeFromShortlist(ctx: Ctx, { id, entryId }: Input<"removeFromShortlist">): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { role, isPerson } = await lockedProfileOf(ctx, id, "shortlist");
    const entry = await getEntry(ctx, id, entryId);
    if (role === "manager" && entry.added_by !== memberOf(ctx).id) refuse("family.not-allowed");
    await deleteComments(ctx, entry.id);
    if (isPerson) await setEntryVeto(ctx, entry.id, ctx.clock.now());
    else await deleteEntry(ctx, entry.id);
  });
}

/** One that nobody has taken off. */
export async function getEntry(ctx: Ctx, profileId: string, id: string) {
  const entry = await findEntry(ctx, profileId, { id });
  return entry && !entry.vetoed_at ? entry : refuse("shortlist.not-found");
}

/** In the order that was asked; each is opened whole. */
export async function compareProfiles(ctx: Ctx, ids: readonly string[]): Promise<ProfileView[]> {
  const profiles = await availableOf(ctx, ids);
  const rows = [...new Set(ids)].flatMap((id) => profiles.get(id) ?? []);
  for (const { id } of rows) await recordOpening(ctx, id);
  return rows.map((row) => viewProfile(ctx, row, undefined));
}
