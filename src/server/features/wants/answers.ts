/** Answers to requirements: a seller takes one of the places, the buyer accepts or declines. Whoever changes an answer holds its requirement first, so that no place is taken twice. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { AnswerView, OwnAnswerView, wantAnswers } from "#contract/want-answers.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import { exchangeContacts } from "#server/features/consents/exchange.ts";
import { moneyInTrade } from "#server/features/consents/money-in-trade.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  type AnswerRow,
  countTaken,
  findAnswer,
  findOf,
  findRequirementOf,
  insertAnswer,
  type LockedAnswer,
  listHeldConsents,
  listOfMember,
  listOfRequirement,
  updateAnswer,
} from "./answer-queries.ts";
import { viewAnswer } from "./answer-view.ts";
import { tellBuyer, tellSeller } from "./notices.ts";
import { hasUnreadLast } from "./paused-queries.ts";
import { findWant, keepPublic, listByIds } from "./queries.ts";
import { requirementKind } from "./requirement-kind.ts";
import { isEnded } from "./wants.ts";
import { type LockedWant, lockWant } from "./write-queries.ts";

const ANSWERS = { name: "want-answer", most: 30 };

/** Takes a free place; what asks for money takes none and waits for the staff. The same again changes nothing; what was withdrawn may be said anew. */
export async function answerRequirement(
  ctx: Ctx,
  { fkRequirementId, message, price }: ParsedOf<typeof wantAnswers.create>,
): Promise<AnswerView> {
  const memberId = memberOf(ctx).id;
  const id = await inTransaction(ctx, async (ctx) => {
    const want = await lockWant(ctx, fkRequirementId);
    if (want?.kind !== requirementKind.number || !(await keepPublic(ctx, [want.id])).has(want.id))
      refuse("want.not-found");
    if (want.owner_id === memberId) refuse("want.own-thing");
    if (await areBlockedInTurn(ctx, want.owner_id, memberId)) refuse("want.not-found");
    const before = await findOf(ctx, want.id, memberId);
    const said = { message, price_paise: price ?? null };
    if (before && before.state !== "withdrawn") {
      if (before.message === message && before.price_paise === said.price_paise) return before.id;
      refuse("answer.decided");
    }
    if ((await countTaken(ctx, want.id)) >= want.answers_most) refuse("answer.full");
    await takeOfDay(ctx, ANSWERS, memberId, "answer.too-many-today");
    const [id, now] = [before?.id ?? newId(), ctx.clock.now()];
    // Who has once asked for money cannot try other words until the staff have passed an answer of theirs on.
    const isPaused = moneyInTrade(message).length > 0 || (await hasUnreadLast(ctx, memberId));
    const held = isPaused
      ? { state: "paused" as const, paused_at: now }
      : { state: "waiting" as const, paused_at: null };
    const row = { ...said, ...held, created_at: now, decided_at: null };
    if (before) await updateAnswer(ctx, id, row);
    else await insertAnswer(ctx, { id, requirement_id: want.id, member_id: memberId, ...row });
    if (isPaused) return id;
    await tellBuyer(ctx, want, { id, who: memberId, event: "answered" });
    await itemsChanged(ctx, requirementKind, [want]);
    return id;
  });
  return showAnswer(ctx, id);
}

/** By who answered, before it is decided. */
export function withdrawAnswer(ctx: Ctx, id: string): Promise<AnswerView> {
  return change(ctx, { id, by: "member", to: "withdrawn" }, async (ctx, answer, want) => {
    if (answer.state !== "waiting" && answer.state !== "paused") refuse("answer.decided");
    await updateAnswer(ctx, id, { state: "withdrawn", decided_at: ctx.clock.now() });
    if (answer.state === "waiting") await tellBuyer(ctx, want, { id, who: answer.member_id, event: "withdrawn" });
  });
}

/** By who asked: each gets the other's contact, which both find, and can take back, among their consents. */
export function acceptAnswer(ctx: Ctx, id: string): Promise<AnswerView> {
  return change(ctx, { id, by: "owner", to: "accepted" }, async (ctx, answer, want) => {
    if (answer.state !== "waiting") refuse("answer.decided");
    if (isEnded(want, ctx.clock.now())) refuse("want.closed");
    await updateAnswer(ctx, id, { state: "accepted", decided_at: ctx.clock.now() });
    const [buyer, seller] = [want.owner_id, answer.member_id];
    await exchangeContacts(ctx, [
      { kind: "want", subjectId: want.id, ownerId: buyer, askerId: seller, message: answer.message },
      { kind: "want-answer", subjectId: id, ownerId: seller, askerId: buyer, message: answer.message },
    ]);
    await tellSeller(ctx, want, { id, memberId: seller, event: "accepted" });
  });
}

/** By who asked; the place is free again. */
export function declineAnswer(ctx: Ctx, id: string): Promise<AnswerView> {
  return change(ctx, { id, by: "owner", to: "declined" }, async (ctx, answer, want) => {
    if (answer.state !== "waiting") refuse("answer.decided");
    await updateAnswer(ctx, id, { state: "declined", decided_at: ctx.clock.now() });
    await tellSeller(ctx, want, { id, memberId: answer.member_id, event: "declined" });
  });
}

/** All of them for who asked, for others their own, with the places. */
export async function answersOf(ctx: Ctx, { fkRequirementId }: ParsedOf<typeof wantAnswers.fetchAll>) {
  const me = memberOf(ctx).id;
  const want = await findWant(ctx, fkRequirementId);
  if (want?.kind !== requirementKind.number || want.deleted_at) refuse("want.not-found");
  const isOwner = want.owner_id === me;
  const rows = await listOfRequirement(ctx, want.id, isOwner ? undefined : me);
  if (!isOwner && rows.length === 0 && !(await keepPublic(ctx, [want.id])).has(want.id)) refuse("want.not-found");
  return { answers: await viewAnswers(ctx, rows), taken: await countTaken(ctx, want.id), most: want.answers_most };
}

/** What the caller has answered, newest first, with the cards of what is still open. */
export async function ownAnswerPage(ctx: Ctx, { limit, cursor }: ParsedOf<typeof wantAnswers.fetchMine>) {
  const page = pageOf(await listOfMember(ctx, { memberId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  const ids = page.rows.map(({ requirement_id }) => requirement_id);
  const [views, wants, open] =
    ids.length === 0
      ? [[], [], new Set<string>()]
      : [await viewAnswers(ctx, page.rows), await listByIds(ctx, ids), await keepPublic(ctx, ids)];
  const answers: OwnAnswerView[] = [];
  for (const [at, answer] of views.entries()) {
    const want = wants.find(({ id }) => id === page.rows[at]!.requirement_id)!;
    const [card] = open.has(want.id) ? await viewCards(ctx, requirementKind, [{ id: want.id }]) : [];
    answers.push({
      answer,
      requirement: card ? JSON.parse(card) : null,
      title: want.approval === "approved" && want.held_at === null ? want.name : "",
      isEnded: isEnded(want, ctx.clock.now()),
    });
  }
  return { answers, nextCursor: page.nextCursor };
}

async function showAnswer(ctx: Ctx, id: string): Promise<AnswerView> {
  const row = (await findAnswer(ctx, id)) ?? refuse("answer.not-found");
  const [view] = await viewAnswers(ctx, [row]);
  return view!;
}

async function viewAnswers(ctx: Ctx, rows: AnswerRow[]): Promise<AnswerView[]> {
  if (rows.length === 0) return [];
  const me = memberOf(ctx).id;
  const subjectOf = (row: AnswerRow) => (row.member_id === me ? row.requirement_id : row.id);
  const held = await listHeldConsents(ctx, me, rows.map(subjectOf));
  return rows.map((row) => viewAnswer(row, { isMine: row.member_id === me, consentId: held.get(subjectOf(row)) }));
}

/** The frame of all decisions: the requirement is held, then the answer is what it is; the same press again changes nothing. */
async function change(
  ctx: Ctx,
  { id, by, to }: { id: string; by: "owner" | "member"; to: LockedAnswer["state"] },
  work: (ctx: Ctx, answer: AnswerRow, want: LockedWant) => Promise<void>,
): Promise<AnswerView> {
  await inTransaction(ctx, async (ctx) => {
    const me = memberOf(ctx).id;
    const found = (await findRequirementOf(ctx, id)) ?? refuse("answer.not-found");
    const want = (await lockWant(ctx, found.requirement_id)) ?? refuse("answer.not-found");
    const answer = (await findAnswer(ctx, id)) ?? refuse("answer.not-found");
    if (want.deleted_at || me !== (by === "owner" ? want.owner_id : answer.member_id)) refuse("answer.not-found");
    if (await areBlockedInTurn(ctx, want.owner_id, answer.member_id)) refuse("answer.not-found");
    if (by === "owner" && answer.paused_at) refuse("answer.not-found");
    if (answer.state === to) return;
    await work(ctx, answer, want);
    await itemsChanged(ctx, requirementKind, [want]);
  });
  return showAnswer(ctx, id);
}
