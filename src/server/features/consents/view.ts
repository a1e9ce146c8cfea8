/** Consents in the words of the wire, for the asker or for one of those who answer. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import type { ConsentView, ReceiptEvent, Scope } from "#contract/consent-views.ts";
import type { PausedConsent } from "#contract/staff-consents.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { isOverdue, isOwnNo } from "./changes.ts";
import { moneyIn } from "./money-patterns.ts";
import type { PausedRow } from "./paused-queries.ts";
import type { ConsentRow, EventRow } from "./queries.ts";
import type { SubjectRow } from "./subjects.ts";

interface Subjects {
  /** Where the kind has it. */
  path: string;
  /** Undefined where it is deleted. */
  subject: SubjectRow | undefined;
  /** Ids of what the asker has open of the same kind. */
  ofAsker: readonly string[];
}

/** An asker without a plan, or of what is not open, is not told what it is called. */
export function viewConsent(ctx: Ctx, row: ConsentRow, { path, subject, ofAsker }: Subjects): ConsentView {
  // Whoever reads it and has not asked answers, for themselves or for the owner.
  const isMine = row.asker_id !== memberOf(ctx).id;
  const isOpen = subject?.isOpen === true && subject.ownerId === row.owner_id;
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  const state = isOverdue(row, ctx.clock.now()) ? "expired" : row.state;
  return {
    _id: shortId(row.id),
    subjectKind: row.subject_kind as ConsentView["subjectKind"],
    fkSubjectId: shortId(row.subject_id),
    subjectTitle: subject && (isMine || (isOpen && row.asker_is_paid)) ? maskContacts(subject.title) : null,
    subjectPath: subject?.path ?? path,
    isMine,
    asker: isMine
      ? {
          _id: shortId(row.asker_id),
          name: maskContacts(row.asker_name),
          city: row.asker_city,
          cityHi: row.asker_city_hi,
          fkSubjectIds: ofAsker.map(shortId),
        }
      : null,
    scopesAsked: row.scopes_asked as Scope[],
    scopesGranted: row.scopes_granted as Scope[],
    message: maskContacts(row.message),
    state,
    mayGiveAgain: isMine && isOpen && row.is_last && isOwnNo(row),
    isEffective: isOpen && row.in_force,
    createdAt: row.created_at.toISOString(),
    answeredAt: iso(row.answered_at),
    endedAt: iso(row.ended_at ?? (state === "expired" ? row.expires_at : null)),
    grantedUntil: row.scopes_granted.length > 0 ? row.expires_at.toISOString() : null,
    rejectionMessage: isMine ? null : row.rejection_message,
  };
}

const ANSWERS: readonly ReceiptEvent["event"][] = ["accepted", "refused", "revoked", "narrowed", "given-again"];

/** Who of the staff did something is no matter of the two, nor who of a family answered one of the asker. */
export function viewEvent(ctx: Ctx, row: EventRow, { asker_id }: ConsentRow): ReceiptEvent {
  const { id: me } = memberOf(ctx);
  const isAnswer = ANSWERS.includes(row.event);
  return {
    event: row.event,
    by: isAnswer ? "owner" : row.actor_id === asker_id ? "asker" : "portal",
    actorName: isAnswer && me !== asker_id && me !== row.actor_id ? maskContacts(row.actor_name) : null,
    scopes: row.scopes as Scope[],
    until: row.until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** For the staff, as typed. */
export function viewPaused(row: PausedRow, subject: SubjectRow | undefined): PausedConsent {
  return {
    _id: shortId(row.id),
    message: row.message,
    suspicious: moneyIn(row.message),
    scopesAsked: row.scopes_asked as Scope[],
    subjectTitle: subject?.title ?? null,
    asker: { name: row.asker_name, phoneNo: row.asker_phone, memberSince: row.asker_since.toISOString() },
    owner: { name: row.owner_name, phoneNo: row.owner_phone, memberSince: row.owner_since.toISOString() },
    createdAt: row.created_at.toISOString(),
  };
}
