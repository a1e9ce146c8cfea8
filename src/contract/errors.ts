/** The codes of refusals and their HTTP status; the sentence of each stands in the message catalogue under its code (src/messages/en/errors.json). */
import type english from "#messages/en/errors.json";

export type ErrorCode = keyof typeof english;

/** What is not 400. */
const STATUS = {
  "page.moved": 301,
  "access-key.missing": 403,
  "session.missing": 401,
  "session.expired": 401,
  "member.blocked": 401,
  "plan.needed": 403,
  "plan.none": 401,
  "staff.needed": 403,
  "staff.own-thing": 403,
  "staff.code-needed": 403,
  "call.unknown": 404,
  "call.method": 405,
  "body.too-large": 413,
  "body.unsupported": 415,
  "rate.limited": 429,
  "images.failing": 429,
  "server.failed": 500,
  "server.unavailable": 503,
  "page.gone": 410,
  "business.changed": 409,
  "phone.registered": 409,
  "notification.too-many": 429,
  "listing.too-many": 429,
  "listing.toggled-often": 429,
  "job.too-many-today": 429,
  "seva.too-many-today": 429,
  "seva-request.too-many": 429,
  "event.too-many-today": 429,
  "event.answered-often": 429,
  "announcement.too-many-today": 429,
  "post.too-many-today": 429,
  "post.voted-often": 429,
  "post.muted-often": 429,
  "group.too-many-today": 429,
  "group.joined-often": 429,
  "application.too-many-today": 429,
  "want.too-many-today": 429,
  "want.saved-often": 429,
  "answer.too-many-today": 429,
  "resume.too-many-today": 429,
  "view.member-cap": 429,
  "family.invited-often": 429,
  "review.too-many-today": 429,
  "review.disputed-often": 429,
  "report.too-many": 429,
  "block.too-many": 429,
  "comment.too-many-today": 429,
  "like.too-many-today": 429,
  "lead.member-cap": 429,
  "lead.item-cap": 429,
  "lead.query-cap": 429,
  "consent.asked-often": 429,
  "donation.too-many": 429,
  "donation.not-open": 409,
  "donation.not-waiting": 409,
  "donation.second-person": 403,
  "payment.already-made": 409,
  "payment.unavailable": 503,
  "idempotency.reused": 422,
  "idempotency.running": 409,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** What is refused for a while alone; each says after how many `seconds` it may be tried again. */
export type RefusedForNow = {
  [Code in keyof typeof STATUS]: (typeof STATUS)[Code] extends 429 ? Code : never;
}[keyof typeof STATUS];

/** The HTTP status of a refusal; 400 unless it is another sort than "what was sent cannot be done". */
export function statusOf(code: ErrorCode): number {
  return (STATUS as Partial<Record<ErrorCode, number>>)[code] ?? 400;
}
