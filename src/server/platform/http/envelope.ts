/** What verbs answer, and how it is sent: as an envelope, or as a file. */
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Envelope } from "#contract/endpoint.ts";

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
  readonly type: string;

  constructor(content: Uint8Array | Readable, { name, type }: { name: string; type: string }) {
    this.content = content;
    this.name = name;
    this.type = type;
  }
}

/** Sends the file for saving; never opened in the page, never stored by a cache. */
export function sendFile(reply: FastifyReply, { content, name, type }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header("content-type", type)
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
/** Encoding into one large buffer and copying from it walks through a long text once; `Buffer.from` measures it first. */
const scratch = new Uint8Array(256 * 1024);

/** The text in UTF-8. */
function encoded(text: string): Buffer {
  const { read, written } = encoder.encodeInto(text, scratch);
  return read === text.length ? Buffer.from(scratch.subarray(0, written)) : Buffer.from(text);
}
