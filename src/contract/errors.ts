/** The one table of refusals: code -> HTTP status; the English sentence of each stands in the message catalogue under the same code. */
import type english from "#messages/en/errors.json";

export type ErrorCode = keyof typeof english;

export const errorStatus: Record<ErrorCode, number> = {
  "input.invalid": 400,
  "access-key.missing": 403,
  "session.missing": 401,
  "session.expired": 401,
  "member.blocked": 401,
  "plan.needed": 403,
  "plan.none": 401,
  "staff.needed": 403,
  "call.unknown": 404,
  "call.method": 405,
  "body.too-large": 413,
  "body.unsupported": 415,
  "body.broken": 400,
  "rate.limited": 429,
  "server.busy": 429,
  "server.failed": 500,
  "server.unavailable": 503,
  "images.too-many": 400,
  "images.unreadable": 400,
  "page.gone": 410,
  "place.not-found": 400,
  "state.not-found": 400,
  "listing.not-found": 400,
  "business.not-found": 400,
  "plan.not-found": 400,
  "payment.not-found": 400,
  "payment.not-genuine": 400,
  "payment.platform-unknown": 400,
  "payment.unavailable": 503,
  "webhook.not-genuine": 400,
  "idempotency.reused": 422,
  "idempotency.running": 409,
};
