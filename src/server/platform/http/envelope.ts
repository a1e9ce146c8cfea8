/** The one place that turns results and refusals into answers. */
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Logger } from "pino";
import type { Envelope } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/errors.ts";
import { parseMessageRef } from "#contract/message-refs.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";

/** A result that says more than its payload: another status of success, or a sentence of its own. */
export class Answer<Payload> {
  readonly payload: Payload;
  readonly code: 200 | 201 | undefined;
  readonly message: string | undefined;

  constructor(payload: Payload, { code, message }: { code?: 200 | 201; message?: string } = {}) {
    this.payload = payload;
    this.code = code;
    this.message = message;
  }
}

/** A result that is a file to be saved under its name, not an envelope. */
export class FileAnswer {
  readonly content: Uint8Array | Readable;
  readonly name: string;
  readonly kind: string;

  constructor(content: Uint8Array | Readable, { name, kind }: { name: string; kind: string }) {
    this.content = content;
    this.name = name;
    this.kind = kind;
  }
}

/** Sends the file for saving; never opened in the page, never stored by a cache. */
export function sendFile(reply: FastifyReply, { content, name, kind }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header("content-type", kind)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .header("content-security-policy", "sandbox")
    .send(content);
}

/** Sends `{code, message, payload}` with the HTTP status equal to `code`. */
export function send(reply: FastifyReply, body: Envelope): FastifyReply {
  return sendText(reply, body.code, JSON.stringify(body));
}

/** Sends a success whose payload is JSON text already. */
export function sendJson(reply: FastifyReply, payload: string): FastifyReply {
  return sendText(reply, 200, `{"code":200,"message":"Success","payload":${payload}}`);
}

function sendText(reply: FastifyReply, code: number, text: string): FastifyReply {
  return reply
    .code(code)
    .header("content-type", "application/json; charset=utf-8")
    .send(text.length < SHORT ? text : encoded(text));
}

/** Shorter texts go out in one piece with their headers. */
const SHORT = 4096;

const encoder = new TextEncoder();
/** Written to and copied from within one call, so that a long text is walked through once instead of measured first. */
const desk = new Uint8Array(256 * 1024);

/** The text in UTF-8. */
function encoded(text: string): Buffer {
  const { read, written } = encoder.encodeInto(text, desk);
  return read === text.length ? Buffer.from(desk.subarray(0, written)) : Buffer.from(text);
}

/** The envelope of anything thrown: refusals by the catalogue, the rest as an unexpected failure with an id that is logged. */
export function failure(error: unknown, log: Logger): Envelope & { retryAfter?: number } {
  if (error instanceof Refusal) return refused(error);
  const known = framework(error as { code?: string; statusCode?: number });
  if (known) return refused(known);
  const errorId = randomUUID();
  log.error({ err: error, errorId }, "unexpected failure");
  return refused(new Refusal(isOutage(error) ? "server.unavailable" : "server.failed", {}, { errorId }));
}

function refused(refusal: Refusal): Envelope & { retryAfter?: number } {
  const { fields, ...payload } = refusal.payload as { fields?: Record<string, string> };
  const english = words.en.of(refusal.code, refusal.values);
  const error = { code: refusal.code, ...refusal.values };
  const code = errorStatus[refusal.code];
  if (fields) {
    const sentences = Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, sentence(said)]));
    return {
      code,
      message: Object.values(sentences)[0] ?? english,
      payload: { ...payload, error: { ...error, fields }, fields: sentences },
    };
  }
  const retryAfter =
    typeof refusal.values.seconds === "number" ? refusal.values.seconds : code === 503 || code === 429 ? 2 : undefined;
  return {
    code,
    message: english,
    payload: { ...payload, error },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function sentence(said: string): string {
  const { id, values } = parseMessageRef(said);
  return words.en.of(id, values);
}

/** PostgreSQL's codes for a text that holds a NUL: nothing a person types. */
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

function isOutage(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? "";
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57014|57P0[1-3]|53300|08\d{3})$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test((error as Error).message ?? "")
  );
}
