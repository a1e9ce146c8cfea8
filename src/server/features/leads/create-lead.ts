/** A paid member reaches an owner: lead, notice and record of the shown contact, in one transaction. */
import { dayOf, untilTomorrow } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type AskerRow, countQueriesOfDay, findSameLead, getAsker } from "./asking-queries.ts";
import { insertLead } from "./lead-queries.ts";
import { checkAllowance, recordReveal } from "./reveals.ts";
import { type Item, itemColumns, type Thing } from "./thing-queries.ts";
import { getThing } from "./things.ts";
import { tellOfWaiting } from "./waiting.ts";

export interface QueryGiven {
  contactPerson: string;
  phoneNo: string;
  email?: string | undefined;
  query: string;
  state: string;
  city: string;
}

export interface Opened {
  leadId: string;
  phone: string | null;
  email: string | null;
}

const MARKERS: Record<string, "call" | "whatsapp"> = { [CALL_MARKER]: "call", [WHATSAPP_MARKER]: "whatsapp" };

/**
 * Sends the caller's query or click to the owner and answers the contact: lead, notification and record in one
 * transaction. The same click or the same words on the same day make no second lead. A click past the day's contacts is
 * refused; a query past them is delivered without showing the contact.
 */
export function createLead(ctx: Ctx, item: Item, given: QueryGiven): Promise<Opened> {
  return inTransaction(ctx, async (ctx) => {
    const thing = await getThing(ctx, item);
    if (thing.owner_id === memberOf(ctx).id) refuse("lead.own-thing");
    const day = dayOf(ctx.clock.now());
    const marker = MARKERS[given.query] ?? null;
    const allowance = await checkAllowance(ctx, { ...thing, id: item.id }, day);
    if (marker && allowance !== "free") refuse(allowance, tomorrow(ctx, ctx.config.contactsPerDay));
    const asker = marker ? await getAsker(ctx, memberOf(ctx).id) : askerOf(given);
    const leadId = await findOrAddLead(ctx, item, thing, { ...asker, marker, query: given.query, day });
    if (allowance !== "free") return { leadId, phone: null, email: null };
    await recordReveal(ctx, item, { ownerId: thing.owner_id, leadId, how: marker ?? "query", day });
    return { leadId, phone: thing.phone, email: thing.email };
  });
}

type Asked = AskerRow & { marker: "call" | "whatsapp" | null; query: string; day: string };

async function findOrAddLead(ctx: Ctx, item: Item, thing: Thing, asked: Asked): Promise<string> {
  const memberId = memberOf(ctx).id;
  const same = await findSameLead(ctx, memberId, item, asked);
  if (same) return same.id;
  const { queriesPerDay } = ctx.config;
  if (!asked.marker && (await countQueriesOfDay(ctx, memberId, asked.day)) >= queriesPerDay)
    refuse("lead.query-cap", tomorrow(ctx, queriesPerDay));
  const id = newId();
  const now = ctx.clock.now();
  const waiting = !isPaid(planStatus(thing.owner_plan_expires_at, now));
  await insertLead(ctx, item, {
    ...asked,
    id,
    owner_id: thing.owner_id,
    member_id: memberId,
    ...itemColumns(item),
    waiting,
    created_at: now,
  });
  await (waiting ? tellOfWaiting(ctx, thing.owner_id) : tellOfLead(ctx, item, thing, id, asked));
  return id;
}

async function tellOfLead(ctx: Ctx, item: Item, thing: Thing, leadId: string, asked: Asked): Promise<void> {
  const short = shortId(item.id);
  await notify(ctx, {
    memberId: thing.owner_id,
    key: `notice.lead.${asked.marker ?? "query"}`,
    values: { who: asked.contact_person, item: thing.name },
    redirect: item.kind === "listing" ? paths.listingLeads(short) : paths.businessLeads(short),
    about: `lead:${leadId}`,
  });
}

function askerOf(given: QueryGiven): AskerRow {
  return {
    contact_person: given.contactPerson,
    phone: given.phoneNo,
    email: given.email ?? null,
    state: given.state,
    city: given.city,
  };
}

function tomorrow(ctx: Ctx, n: number): Record<string, number> {
  return { n, seconds: Math.ceil(untilTomorrow(ctx.clock.now()) / 1000) };
}
