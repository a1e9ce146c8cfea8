/** Who stands behind a profile that the caller sees, for a block. */
import { maskContacts } from "#base/contact-mask.ts";
import { mayBlock } from "#server/features/blocks/blocks.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { isListed } from "../profiles.ts";
import { findProfile } from "../queries.ts";
import { readsWhole } from "../view.ts";

/** Its writer, and the name if the caller reads it; refuses as if there were no such profile what the caller cannot see. */
export async function writerOfProfile(ctx: Ctx, id: string): Promise<{ memberId: string; name: string | null }> {
  const row = await findProfile(ctx, id);
  if (!row || row.deleted_at || !isListed(row) || !(await mayBlock(ctx, row.owner_id))) refuse("profile.not-found");
  return { memberId: row.owner_id, name: readsWhole(ctx) ? maskContacts(row.full_name) : null };
}
