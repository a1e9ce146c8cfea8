/** Leads: a paid member reaches an owner, the owner gets the lead; what came while the owner's plan had ended waits. */
import { dayOf, untilTomorrow } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, inTransaction, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  type AskerRow,
  countQueriesOfDay,
  countWaiting,
  deleteLead,
  deleteLeads,
  findOwnThing,
  findSameLead,
  findThing,
  getAsker,
  type Item,
  insertLead,
  itemColumns,
  type LeadRow,
  listLeads,
  releaseLeads,
  type Thing,
} from "./queries.ts";
import { checkAllowance, recordReveal } from "./reveals.ts";

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
const WAITING = "leads-waiting";

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
    const allowance = await checkAllowance(ctx, item, day);
    if (marker && allowance !== "free") refuse(allowance, tomorrow(ctx, ctx.config.contactsPerDay));
    const asker = marker ? await getAsker(ctx, memberOf(ctx).id) : askerOf(given);
    const leadId = await findOrAddLead(ctx, item, thing, { ...asker, marker, query: given.query, day });
    if (allowance !== "free") return { leadId, phone: null, email: null };
    await recordReveal(ctx, item, { ownerId: thing.owner_id, leadId, how: marker ?? "query", day });
    return { leadId, phone: thing.phone, email: thing.email };
  });
}

/** One page of the leads of the caller's own item, newest first, with its name and their number. */
export async function listOwnLeads(
  ctx: Ctx,
  item: Item,
  page: { limit: number; after?: string },
): Promise<{ name: string; total: number; leads: LeadRow[] }> {
  const own = await getOwnThing(ctx, item);
  return { name: own.name, total: own.leads_count, leads: await listLeads(ctx, item, page) };
}

/** Deletes one of the caller's leads of that kind. */
export function removeLead(ctx: Ctx, kind: Item["kind"], id: string): Promise<number> {
  return inTransaction(
    ctx,
    async (ctx) => (await deleteLead(ctx, kind, id, memberOf(ctx).id)) || refuse("lead.not-found"),
  );
}

/** Deletes all leads of the caller's own item. */
export function removeLeads(ctx: Ctx, item: Item): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await getOwnThing(ctx, item);
    return deleteLeads(ctx, item);
  });
}

/** How many leads wait for the renewal of this member's plan. */
export function countWaitingLeads(ctx: Pick<Ctx, "db">, memberId: string): Promise<number> {
  return countWaiting(ctx, memberId);
}

/** Opens the leads that waited for this member and says so; to be called in the transaction that grants a plan. */
export async function releaseWaitingLeads(ctx: Pick<Ctx, "db" | "clock">, memberId: string): Promise<number> {
  const n = await releaseLeads(ctx, memberId);
  if (n > 0)
    await notify(ctx, {
      memberId,
      key: "notice.leads.released",
      values: { n },
      redirect: paths.businesses(),
      about: WAITING,
    });
  return n;
}

/** The caller's own item; refuses what is another's, deleted or unknown. */
export async function getOwnThing(ctx: Ctx, item: Item): Promise<{ name: string; leads_count: number }> {
  return (await findOwnThing(ctx, item, memberOf(ctx).id)) ?? refuse(`${item.kind}.not-found`);
}

/** A public item with its contact; for the rooms' own eyes. */
export async function getThing(ctx: Ctx, item: Item): Promise<Thing> {
  return (await findThing(ctx, item)) ?? refuse(`${item.kind}.not-found`);
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

async function tellOfWaiting(ctx: Ctx, ownerId: string): Promise<void> {
  await notify(ctx, {
    memberId: ownerId,
    key: "notice.leads.waiting",
    values: { n: await countWaiting(ctx, ownerId) },
    redirect: paths.renewPlan(),
    about: WAITING,
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
