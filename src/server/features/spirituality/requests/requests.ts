/** A rite is asked for on a day, the owner of the entry answers, the asker confirms: only then does either side read the other's contact, and each reading is recorded. */
import { maskContacts } from "#base/contact-mask.ts";
import { dayOf } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Rite } from "#contract/spirituality/choices.ts";
import type { RequestView, sevaRequests } from "#contract/spirituality/requests.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { listPublicByIds } from "../queries.ts";
import { tellOf } from "./notices.ts";
import {
  endAllBetween,
  expireBefore,
  findContacts,
  findRequest,
  insertEvent,
  insertRequest,
  listOf,
  lockRequest,
  type RequestRow,
  updateRequestRow,
} from "./request-queries.ts";

const ASKS = { name: "seva-asks", most: 10 };
const EXPIRED_AT_ONCE = 500;

/** A repeated key is answered with the first request. */
export function askForRite(
  ctx: Ctx,
  { idempotencyKey: key, ...asked }: ParsedOf<typeof sevaRequests.ask>,
): Promise<{ request: RequestView }> {
  return once(ctx, { call: "seva.ask", key, body: asked }, async (keep) =>
    inTransaction(ctx, async (ctx) => {
      const askerId = memberOf(ctx).id;
      const [entry] = await listPublicByIds(ctx, [asked.fkSevaId]);
      if (!entry) refuse("seva.not-found");
      if (entry.owner_id === askerId) refuse("seva-request.own-thing");
      if (await areBlockedInTurn(ctx, entry.owner_id, askerId)) refuse("seva.not-found");
      if (!entry.services.includes(asked.service) || entry.phone === null) refuse("seva-request.not-offered");
      await takeOfDay(ctx, ASKS, askerId, "seva-request.too-many");
      const [id, now] = [newId(), ctx.clock.now()];
      const row = {
        id,
        entry_id: entry.id,
        owner_id: entry.owner_id,
        asker_id: askerId,
        rite: asked.service,
        state: "asked" as const,
        day: asked.date,
        starts_at: asked.time ?? null,
        message: asked.message,
        created_at: now,
        updated_at: now,
      };
      if (!(await insertRequest(ctx, row))) refuse("seva-request.open");
      await record(ctx, id, "asked");
      await tellOf(ctx, "asked", { id, memberId: entry.owner_id, title: entry.name, side: "received" });
      return keep(ctx, { request: await show(ctx, id) });
    }),
  );
}

const EVENTS = { accept: "accepted", propose: "proposed", refuse: "refused" } as const;

/** By the owner, as long as the asker has not confirmed. */
export function answerRequest(ctx: Ctx, { id, answer, date, time, note }: ParsedOf<typeof sevaRequests.answer>) {
  return change(ctx, id, "owner_id", async (ctx, request) => {
    const state = EVENTS[answer];
    if (request.state !== "asked" && request.state !== "proposed" && request.state !== "accepted")
      refuse("seva-request.not-waiting");
    const isProposal = answer === "propose";
    await updateRequestRow(ctx, id, {
      state,
      proposed_day: isProposal ? (date ?? null) : null,
      proposed_at: isProposal ? (time ?? null) : null,
      answer: note ?? null,
      updated_at: ctx.clock.now(),
      ended_at: answer === "refuse" ? ctx.clock.now() : null,
    });
    return state;
  });
}

/** By the asker: the proposed day becomes the day. */
export function confirmRequest(ctx: Ctx, id: string) {
  return change(ctx, id, "asker_id", async (ctx, request) => {
    if (request.state !== "accepted" && request.state !== "proposed") refuse("seva-request.not-waiting");
    await updateRequestRow(ctx, id, {
      state: "confirmed",
      day: request.proposed_day ?? request.day,
      starts_at: request.proposed_day ? request.proposed_at : request.starts_at,
      updated_at: ctx.clock.now(),
    });
    return "confirmed";
  });
}

/** By the asker, also after confirming: contacts are told no more. */
export function withdrawRequest(ctx: Ctx, id: string) {
  return change(ctx, id, "asker_id", async (ctx, request) => {
    if (request.ended_at) refuse("seva-request.not-waiting");
    await updateRequestRow(ctx, id, { state: "withdrawn", updated_at: ctx.clock.now(), ended_at: ctx.clock.now() });
    return "withdrawn";
  });
}

/** Read under the lock that a withdrawal takes, so that after it nothing is told. */
export function revealContact(ctx: Ctx, id: string): Promise<{ name: string; phoneNo: string }> {
  return inTransaction(ctx, async (ctx) => {
    const memberId = memberOf(ctx).id;
    const locked = await lockRequest(ctx, id);
    const row = await findRequest(ctx, id, memberId);
    if (!locked || !row) refuse("seva-request.not-found");
    if (locked.state !== "confirmed") refuse("seva-request.not-confirmed");
    const found = await findContacts(ctx, id);
    await record(ctx, id, "contact-seen");
    return memberId === locked.asker_id
      ? { name: found.contact_person ?? row.entry_name, phoneNo: found.entry_phone ?? "" }
      : { name: found.asker_name, phoneNo: found.asker_phone };
  });
}

/** The caller's, of one side. */
export async function requestPage(
  ctx: Ctx,
  side: "owner_id" | "asker_id",
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const memberId = memberOf(ctx).id;
  const page = pageOf(await listOf(ctx, side, { memberId, from: startOf(cursor), limit }), limit);
  return { requests: page.rows.map((row) => view(row, memberId)), nextCursor: page.nextCursor };
}

/** The timed job of midnight: what nobody has confirmed by its day is over. */
export async function expireRequests(base: Base): Promise<void> {
  for (let ended = EXPIRED_AT_ONCE; ended === EXPIRED_AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const now = base.clock.now();
      const ids = await expireBefore(base, { day: dayOf(now), now, most: EXPIRED_AT_ONCE });
      for (const request_id of ids)
        await insertEvent(base, { id: newId(), request_id, event: "expired", actor_id: null, created_at: now });
      return ids.length;
    });
}

/** A part of blocking somebody: what is open or confirmed between the two ends, and nobody is told. */
export async function endRequestsBetween(ctx: Ctx, one: string, other: string): Promise<void> {
  const now = ctx.clock.now();
  for (const request_id of await endAllBetween(ctx, one, other, now))
    await insertEvent(ctx, { id: newId(), request_id, event: "ended", actor_id: null, created_at: now });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;
type Step = "accepted" | "proposed" | "refused" | "confirmed" | "withdrawn";

/** Of the caller on that side; a refusal does not tell another's from a missing one. The other side is told. */
function change(
  ctx: Ctx,
  id: string,
  side: "owner_id" | "asker_id",
  work: (ctx: Ctx, request: Locked) => Promise<Step>,
): Promise<{ request: RequestView }> {
  return inTransaction(ctx, async (ctx) => {
    const memberId = memberOf(ctx).id;
    const request = await lockRequest(ctx, id);
    if (!request || request[side] !== memberId) refuse("seva-request.not-found");
    const row = await findRequest(ctx, id, memberId);
    if (!row) refuse("seva-request.not-found");
    const step = await work(ctx, request);
    await record(ctx, id, step);
    const isAsker = side === "asker_id";
    await tellOf(ctx, step, {
      id,
      memberId: isAsker ? request.owner_id : request.asker_id,
      title: row.entry_name,
      side: isAsker ? "received" : "sent",
    });
    return { request: await show(ctx, id) };
  });
}

async function record(ctx: Ctx, request_id: string, event: Step | "asked" | "contact-seen"): Promise<void> {
  await insertEvent(ctx, { id: newId(), request_id, event, actor_id: memberOf(ctx).id, created_at: ctx.clock.now() });
}

async function show(ctx: Ctx, id: string): Promise<RequestView> {
  const memberId = memberOf(ctx).id;
  return view((await findRequest(ctx, id, memberId))!, memberId);
}

/** The words of the other side are masked; the contact has a call of its own. */
function view(row: RequestRow, memberId: string): RequestView {
  const isMine = row.owner_id === memberId;
  const isShown = row.entry_deleted_at === null && (isMine || row.entry_approval === "approved");
  const others = (text: string, isOwn: boolean) => (isOwn ? text : maskContacts(text));
  return {
    _id: shortId(row.id),
    fkSevaId: shortId(row.entry_id),
    entryTitle: isShown ? others(row.entry_name, isMine) : null,
    entrySlug: isShown ? slugify(row.entry_name) : null,
    service: row.rite as Rite,
    state: row.state,
    date: row.day,
    time: row.starts_at,
    message: others(row.message, !isMine),
    proposedDate: row.proposed_day,
    proposedTime: row.proposed_at,
    answer: row.answer === null ? null : others(row.answer, isMine),
    isMine,
    askerName: isMine ? maskContacts(row.asker_name) : null,
    createdAt: row.created_at.toISOString(),
  };
}
