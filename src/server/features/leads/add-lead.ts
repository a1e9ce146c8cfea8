/** Writes one lead, and its owner's notice with it. */
import { newId, shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import type { Item, ReachedRow } from "#server/features/directory/kinds.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { itemColumns } from "./items.ts";
import { insertLead } from "./lead-queries.ts";
import type { SenderRow } from "./sender-queries.ts";
import { tellOfWaiting } from "./waiting.ts";

export type NewLead = SenderRow & {
  member_id: string;
  marker: "call" | "whatsapp" | null;
  query: string;
  day: string;
};

/** A lead as it was added. */
export type AddedLead = NewLead & { id: string; waiting: boolean };

/** Adds it in the caller's transaction; without a running plan of the owner it waits, unread. */
export async function addLead(
  ctx: Handle & Pick<Ctx, "clock">,
  item: Item,
  reached: ReachedRow,
  lead: NewLead,
): Promise<AddedLead> {
  const id = newId();
  const now = ctx.clock.now();
  const waiting = !isPaid(planStatus(reached.owner_plan_expires_at, now));
  await insertLead(ctx, item, { ...lead, id, ...itemColumns(item, reached), waiting, created_at: now });
  if (waiting) await tellOfWaiting(ctx, reached.owner_id);
  else
    await notify(ctx, {
      memberId: reached.owner_id,
      key: `notice.lead.${lead.marker ?? "query"}`,
      values: { who: lead.contact_person, item: reached.name },
      redirect: item.kind.leads?.path(shortId(item.id)),
      about: `lead:${id}`,
    });
  return { ...lead, id, waiting };
}
