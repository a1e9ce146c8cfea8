/** The one place that turns errors into envelopes. */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Envelope } from "#contract/endpoint.ts";
import { statusOf } from "#contract/errors.ts";
import { parseMessageRef } from "#contract/message-refs.ts";
import { findOutage, RETRY_AFTER_SECONDS } from "#server/platform/outages.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";

/** The envelope of anything thrown: refusals by the catalogue, the rest as an outage or an unexpected failure with an id that is logged. */
export function failure(error: unknown, log: Logger): Envelope & { retryAfter?: number } {
  if (error instanceof Refusal) return refused(error);
  const known = framework(error as { code?: string; statusCode?: number });
  if (known) return refused(known);
  const errorId = randomUUID();
  const outage = findOutage(error);
  log.error({ err: error, errorId, outage }, outage ? "not served in an outage" : "unexpected failure");
  return refused(new Refusal(outage ? "server.unavailable" : "server.failed", {}, { errorId }));
}

function refused(refusal: Refusal): Envelope & { retryAfter?: number } {
  const { fields, ...payload } = refusal.payload as { fields?: Record<string, string> };
  const english = words.en.of(refusal.code, refusal.values);
  const error = { code: refusal.code, ...refusal.values };
  const code = statusOf(refusal.code);
  if (fields) {
    const sentences = Object.fromEntries(
      Object.entries(fields).map(([field, reference]) => [field, sentence(reference)]),
    );
    return {
      code,
      message: Object.values(sentences)[0] ?? english,
      payload: { ...payload, error: { ...error, fields }, fields: sentences },
    };
  }
  const mayRetry = code === 503 || code === 429;
  const retryAfter =
    typeof refusal.values.seconds === "number" ? refusal.values.seconds : mayRetry ? RETRY_AFTER_SECONDS : undefined;
  return {
    code,
    message: english,
    payload: { ...payload, error },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function sentence(reference: string): string {
  const { id, values } = parseMessageRef(reference);
  return words.en.of(id, values);
}

/** PostgreSQL's codes for a text with a NUL, which nobody types. */
const NUL_IN_TEXT = ["22021", "22P05"];

/** What the framework or the database refuses because of what was sent. */
function framework({ code = "", statusCode }: { code?: string; statusCode?: number }): Refusal | undefined {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || code === "FST_REQ_FILE_TOO_LARGE" || statusCode === 413)
    return new Refusal("body.too-large");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || statusCode === 415) return new Refusal("body.unsupported");
  if (code.startsWith("FST_ERR_CTP") || code.startsWith("FST_FILES_LIMIT") || statusCode === 400)
    return new Refusal("body.broken");
  if (NUL_IN_TEXT.includes(code)) return new Refusal("body.broken");
  return undefined;
}
