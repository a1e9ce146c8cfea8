/** A profile that the caller sees, for what they do about whoever stands behind it: block, report. */
import { maskContacts } from "#base/contact-mask.ts";
import { mayBlock } from "#server/features/blocks/blocks.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { isListed } from "../profiles.ts";
import { findProfile, type ProfileRow } from "../queries.ts";
import { readsWhole } from "../view.ts";

/** Refuses what the caller cannot see as if there were no such profile; what they have blocked themselves counts as seen. */
export async function getSeen(ctx: Ctx, id: string): Promise<ProfileRow> {
  const row = await findProfile(ctx, id);
  if (!row || row.deleted_at || !isListed(row) || !(await mayBlock(ctx, row.owner_id))) refuse("profile.not-found");
  return row;
}

/** Its writer, and the name if the caller reads it. */
export async function writerOfProfile(ctx: Ctx, id: string): Promise<{ memberId: string; name: string | null }> {
  const row = await getSeen(ctx, id);
  return { memberId: row.owner_id, name: readsWhole(ctx) ? maskContacts(row.full_name) : null };
}
