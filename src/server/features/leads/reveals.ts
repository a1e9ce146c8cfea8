/** Who may be shown a contact today, and the record of every time it was shown; and clicks that are counted without a lead. */
import { dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Item, ReachedRow } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { getReached, itemColumns } from "./items.ts";
import {
  type Click,
  countClicks,
  countUsage,
  deleteRevealsBefore,
  insertClick,
  insertReveal,
  lockReveal,
} from "./reveal-queries.ts";

export type Allowance = "free" | "lead.member-cap" | "lead.item-cap";

/** Opening one contact again and again fills the record: so many times the day's contacts, and no more. */
const REPEATS = 10;
const KEPT_MS = 400 * 86_400_000;

/** Whether the caller may be shown the contact of this item today. Counted under a lock, so that a burst cannot pass the caps. */
export async function checkAllowance(ctx: Ctx, item: Item, contactId: string, day: string): Promise<Allowance> {
  const { contactsPerDay, contactsPerItem } = ctx.config;
  const memberId = memberOf(ctx).id;
  await lockReveal(ctx, memberId, contactId);
  const usage = await countUsage(ctx, memberId, item, contactId, day);
  if (usage.rows >= contactsPerDay * REPEATS) return "lead.member-cap";
  if (usage.opened) return "free";
  if (usage.items >= contactsPerDay) return "lead.member-cap";
  return usage.people >= contactsPerItem ? "lead.item-cap" : "free";
}

/** Records that the caller was shown the contact. */
export async function recordReveal(
  ctx: Ctx,
  item: Item,
  reached: ReachedRow,
  reveal: { leadId: string; how: "call" | "whatsapp" | "query"; day: string },
): Promise<void> {
  await insertReveal(ctx, {
    id: newId(),
    member_id: memberOf(ctx).id,
    ...itemColumns(item, reached),
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

/** Counts the caller's click, once a member, item and day; false when it was counted today already or the item is the caller's own. */
export async function recordClick(ctx: Ctx, item: Item, click: Click): Promise<boolean> {
  const memberId = memberOf(ctx).id;
  const reached = await getReached(ctx, item);
  if (reached.owner_id === memberId) return false;
  const now = ctx.clock.now();
  return insertClick(ctx, {
    member_id: memberId,
    ...itemColumns(item, reached),
    click,
    day: dayOf(now),
    clicked_at: now,
  });
}

/** How often each was clicked, all days together. */
export async function sumClicks(ctx: Ctx, item: Item): Promise<Record<Click, number>> {
  const sums: Record<Click, number> = { directions: 0, website: 0, detail: 0 };
  for (const { click, total } of await countClicks(ctx, item)) sums[click] = total;
  return sums;
}
