/** A paid member reaches an owner: lead, notice and record of the shown contact, in one transaction. */
import { dayOf, untilTomorrow } from "#base/dates.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import type { Item, ReachedRow } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { addLead, type NewLead } from "./add-lead.ts";
import { getReached } from "./items.ts";
import { alertOwner } from "./lead-alerts.ts";
import { updateWay } from "./lead-queries.ts";
import { checkAllowance, recordReveal } from "./reveals.ts";
import { countQueriesOfDay, findSameLead, getSender, type SenderRow } from "./sender-queries.ts";

export interface QueryInput {
  contactPerson: string;
  phoneNo: string;
  email?: string | undefined;
  query: string;
  state: string;
  city: string;
}

export interface OpenedContact {
  leadId: string;
  phone: string | null;
  email: string | null;
}

const MARKERS: Record<string, "call" | "whatsapp"> = { [CALL_MARKER]: "call", [WHATSAPP_MARKER]: "whatsapp" };

/**
 * Sends the caller's query or click to the owner and answers the contact: lead, notification and record in one
 * transaction. Clicks of one day are one lead, which names the last way; so are the same words. A click past the day's contacts is
 * refused; a query past them is delivered without showing the contact.
 */
export function createLead(ctx: Ctx, item: Item, query: QueryInput): Promise<OpenedContact> {
  return inTransaction(ctx, async (ctx) => {
    const reached = await getReached(ctx, item);
    if (reached.owner_id === memberOf(ctx).id) refuse("lead.own-thing");
    if (await areBlockedInTurn(ctx, reached.owner_id, memberOf(ctx).id)) refuse("lead.unavailable");
    const day = dayOf(ctx.clock.now());
    const marker = MARKERS[query.query] ?? null;
    const allowance = await checkAllowance(ctx, item, reached.contact_id, day);
    if (marker && allowance !== "free") refuse(allowance, tomorrow(ctx, ctx.config.contactsPerDay));
    const member = await getSender(ctx, memberOf(ctx).id);
    const sender = marker ? member : senderOf(query, member.phone);
    const lead = { ...sender, member_id: memberOf(ctx).id, marker, query: query.query, day };
    const leadId = await findOrAddLead(ctx, item, reached, lead);
    if (allowance !== "free") return { leadId, phone: null, email: null };
    await recordReveal(ctx, item, reached, { leadId, how: marker ?? "query", day });
    return { leadId, phone: reached.phone, email: reached.email };
  });
}

async function findOrAddLead(ctx: Ctx, item: Item, reached: ReachedRow, lead: NewLead): Promise<string> {
  const same = await findSameLead(ctx, lead.member_id, item, lead);
  if (same) {
    if (same.marker !== lead.marker) await updateWay(ctx, same.id, lead);
    return same.id;
  }
  const { queriesPerDay } = ctx.config;
  if (!lead.marker && (await countQueriesOfDay(ctx, lead.member_id, lead.day)) >= queriesPerDay)
    refuse("lead.query-cap", tomorrow(ctx, queriesPerDay));
  const added = await addLead(ctx, item, reached, lead);
  await alertOwner(ctx, reached, added);
  return added.id;
}

/** The phone is the member's own, whatever was sent: an owner who calls back must not reach somebody who never asked. */
function senderOf(query: QueryInput, phone: string): SenderRow {
  return {
    contact_person: query.contactPerson,
    phone,
    email: query.email ?? null,
    state: query.state,
    city: query.city,
  };
}

function tomorrow(ctx: Ctx, n: number): { n: number; seconds: number } {
  return { n, seconds: Math.ceil(untilTomorrow(ctx.clock.now()) / 1000) };
}
