/** A member asks for a contact: once at a time for each subject, so often a day, and not again soon after a no. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import {
  ANSWER_DAYS,
  ASKS_OF_ONE,
  type ConsentView,
  REFUSED_DAYS,
  SCOPES_OF,
  type Scope,
} from "#contract/consent-views.ts";
import type { consents } from "#contract/consents.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { expireConsent, isOverdue } from "./changes.ts";
import { asksForMoney } from "./money-patterns.ts";
import { tellThoseWhoAnswer } from "./notices.ts";
import { showOne } from "./own-consents.ts";
import { findSubject, kindOf, listAnswered, type Subject, type SubjectKinds, type SubjectRow } from "./subjects.ts";
import {
  countAsked,
  hasUnreadLast,
  insertConsent,
  insertEvent,
  type LockedConsent,
  lockAsking,
  lockLast,
} from "./write-queries.ts";

const ASKS = { name: "consent-asks", most: 10 };

type Asked = ParsedOf<typeof consents.ask>;

/** The same request again answers the one that is open. What asks for money waits for the staff before the owner reads it. */
export async function askForContact(
  ctx: Ctx,
  kinds: SubjectKinds,
  { subjectKind, fkSubjectId, ...asked }: Asked,
): Promise<ConsentView> {
  const subject = { kind: kindOf(kinds, subjectKind), id: fkSubjectId };
  const id = await inTransaction(ctx, async (ctx) => {
    const { id: askerId } = memberOf(ctx);
    const row = await getOpen(ctx, subject);
    const answered = await listAnswered(ctx, [subject.kind], askerId);
    if (row.ownerId === askerId || answered.some(({ id }) => id === row.id)) refuse("consent.own-thing");
    if (asked.scopes.some((scope) => !SCOPES_OF[subjectKind].includes(scope)))
      refuseFields({ scopes: "field.choice.invalid" });
    await lockAsking(ctx, askerId, subject.id);
    const same = await openSame(ctx, subject, asked);
    if (same) return same.id;
    await refuseThird(ctx, subject);
    await takeOfDay(ctx, ASKS, askerId, "consent.asked-often");
    return addConsent(ctx, subject, row, asked);
  });
  return showOne(ctx, kinds, id);
}

async function getOpen(ctx: Ctx, subject: Subject): Promise<SubjectRow> {
  const row = await findSubject(ctx, subject);
  if (!row?.isOpen || row.isGiven || (await areBlockedInTurn(ctx, row.ownerId, memberOf(ctx).id)))
    refuse(subject.kind.notFound);
  return row;
}

/** The open one that asks for the same in the same words; refuses where another is open, or a no is young. */
async function openSame(
  ctx: Ctx,
  { kind, id }: Subject,
  { scopes, message }: { scopes: Scope[]; message: string },
): Promise<LockedConsent | undefined> {
  const last = await lockLast(ctx, memberOf(ctx).id, kind.key, id);
  if (!last) return undefined;
  const now = ctx.clock.now();
  if (isOverdue(last, now)) {
    await expireConsent(ctx, last);
    return undefined;
  }
  if (last.ended_at === null) {
    if (last.message !== message || last.scopes_asked.join() !== scopes.join()) refuse("consent.open");
    return last;
  }
  const isNo =
    last.state === "refused" || (last.state === "revoked" && last.ended_by !== null && last.ended_by !== last.asker_id);
  if (isNo && last.ended_at.getTime() + REFUSED_DAYS * DAY_MS > now.getTime())
    refuse("consent.refused-lately", { n: REFUSED_DAYS });
  return undefined;
}

/** Whoever takes a request back and asks again has asked twice. */
async function refuseThird(ctx: Ctx, { id: subjectId }: Subject): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - REFUSED_DAYS * DAY_MS);
  const asked = await countAsked(ctx, { askerId: memberOf(ctx).id, subjectId, since });
  if (asked >= ASKS_OF_ONE) refuse("consent.asked-enough", { n: ASKS_OF_ONE, days: REFUSED_DAYS });
}

async function addConsent(
  ctx: Ctx,
  { kind, id: subject_id }: Subject,
  { ownerId, title }: SubjectRow,
  { scopes, message }: { scopes: Scope[]; message: string },
): Promise<string> {
  const [id, now, actor_id] = [newId(), ctx.clock.now(), memberOf(ctx).id];
  // Who has once asked for money cannot try other words until the staff have passed a request of theirs on.
  const isPaused = asksForMoney(message) || (await hasUnreadLast(ctx, actor_id));
  const state = isPaused ? ("paused" as const) : ("waiting" as const);
  const row = {
    id,
    subject_kind: kind.key,
    subject_id,
    owner_id: ownerId,
    asker_id: actor_id,
    scopes_asked: scopes,
    message,
    state,
    reached_at: isPaused ? null : now,
    expires_at: new Date(now.getTime() + ANSWER_DAYS * DAY_MS),
    created_at: now,
  };
  await insertConsent(ctx, row);
  await insertEvent(ctx, { consent_id: id, event: "asked", actor_id, scopes });
  if (isPaused) await insertEvent(ctx, { consent_id: id, event: "paused", actor_id: null });
  else await tellThoseWhoAnswer(ctx, kind, row, title);
  return id;
}
