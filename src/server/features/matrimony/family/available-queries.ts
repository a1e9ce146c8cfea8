/** The SQL of profiles that the caller finds, by their ids or their owners. */
import { PROFILES_PER_MEMBER } from "#contract/matrimony/choices.ts";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import { LISTED, type ProfileRow, wholeRows } from "../queries.ts";

/** In no order: whoever asks has one. */
export function listListed(ctx: Ctx, ids: readonly string[]): Promise<ProfileRow[]> {
  return wholeRows(ctx)
    .where("x.id", "in", ids)
    .where(LISTED)
    .where(notBlocked(ctx, "x.owner_id"))
    .limit(ids.length)
    .execute();
}

/** Newest first. */
export function listListedOfOwners(ctx: Ctx, ownerIds: readonly string[]): Promise<ProfileRow[]> {
  return wholeRows(ctx)
    .where("x.owner_id", "in", ownerIds)
    .where(LISTED)
    .where(notBlocked(ctx, "x.owner_id"))
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(ownerIds.length * PROFILES_PER_MEMBER)
    .execute();
}
