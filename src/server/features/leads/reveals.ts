/** Who may be shown a contact today, and the record of every time it was shown. */
import { newId } from "#base/ids.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { countUsed, deleteRevealsBefore, insertReveal, lockReveal, type Shown } from "./reveal-queries.ts";
import { type Item, itemColumns } from "./thing-queries.ts";

export type Allowance = "free" | "lead.member-cap" | "lead.item-cap";

/** Opening one contact again and again fills the record: so many times the day's contacts, and no more. */
const REPEATS = 10;
const KEPT_MS = 400 * 86_400_000;

/** Whether the caller may be shown this contact today. Counted under a lock, so that a burst cannot pass the caps. */
export async function checkAllowance(ctx: Ctx, shown: Shown, day: string): Promise<Allowance> {
  const { contactsPerDay, contactsPerItem } = ctx.config;
  const memberId = memberOf(ctx).id;
  await lockReveal(ctx, memberId, shown);
  const used = await countUsed(ctx, memberId, shown, day);
  if (used.rows >= contactsPerDay * REPEATS) return "lead.member-cap";
  if (used.opened) return "free";
  if (used.things >= contactsPerDay) return "lead.member-cap";
  return used.people >= contactsPerItem ? "lead.item-cap" : "free";
}

/** Writes down that the caller was shown the owner's contact. */
export async function recordReveal(
  ctx: Ctx,
  item: Item,
  reveal: { ownerId: string; leadId: string; how: "call" | "whatsapp" | "query"; day: string },
): Promise<void> {
  await insertReveal(ctx, {
    id: newId(),
    member_id: memberOf(ctx).id,
    owner_id: reveal.ownerId,
    ...itemColumns(item),
    lead_id: reveal.leadId,
    how: reveal.how,
    ip: ctx.caller.ip,
    day: reveal.day,
    revealed_at: ctx.clock.now(),
  });
}

/** Forgets what is older than the law asks to keep. */
export async function forgetOldReveals(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  await deleteRevealsBefore(ctx, new Date(ctx.clock.now().getTime() - KEPT_MS));
}
