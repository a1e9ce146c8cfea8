/** One request to Razorpay's REST interface: its keys, its time, the size of its answer, and what went wrong in our two words for it. */
import type * as z from "zod/mini";
import { GatewayFailure } from "./gateway.ts";

const TIMEOUT_MS = 8000;
/** A page of a hundred payments has some 200 kB. */
const MOST_BYTES = 1_000_000;
/** Wrong keys, a time-out or too many requests: these say nothing about the order or payment itself. */
const NOT_ABOUT_THE_REQUEST = new Set([401, 403, 408, 429]);
/** What a payer could be reached by, should the gateway's sentence repeat it: an address, or seven digits and more. */
const CONTACT = /[\w.+-]+@[\w.-]+|\d[\d\s-]{5,}\d/g;

export interface Access {
  keyId: string;
  keySecret: string;
  /** Without /v1; called for each request. */
  baseUrl(): string;
}

interface Request<T extends z.ZodMiniType> {
  method: "GET" | "POST";
  path: string;
  /** Of the answer. */
  shape: T;
  body?: object;
  /** Of a refund that must not be made twice. */
  idempotencyKey?: string;
}

/** The answer in its shape. A 4xx is 'refused'; no answer within 8 s, one of more than 1 MB, keys that are not taken, 408, 429, a 5xx or an answer of another shape is 'unreachable'. Redirects are not followed. */
export async function request<T extends z.ZodMiniType>(
  { keyId, keySecret, baseUrl }: Access,
  { method, path, shape, body, idempotencyKey }: Request<T>,
): Promise<z.output<T>> {
  const unreachable = (why: string) => new GatewayFailure("unreachable", `${method} ${path}: ${why}`);
  const response = await fetch(`${baseUrl()}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(idempotencyKey ? { "x-refund-idempotency": idempotencyKey } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw unreachable(error.message);
  });
  const { status } = response;
  const text = await textOf(response).catch((error: Error) => {
    throw unreachable(error.message);
  });
  if (text === undefined) throw unreachable(`an answer of more than ${MOST_BYTES} bytes`);
  if (status >= 500 || NOT_ABOUT_THE_REQUEST.has(status)) throw unreachable(String(status));
  const answer = parse(text);
  if (status >= 400) throw new GatewayFailure("refused", `${method} ${path}: ${status} ${reasonOf(answer)}`);
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw unreachable("an answer of another shape");
  return parsed.data;
}

/** The whole text; undefined when there is more than is ever read, and then the connection is given up. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(answer: unknown): string {
  const said = String((answer as { error?: { description?: string } } | undefined)?.error?.description ?? "");
  return said.slice(0, 200).replace(CONTACT, "[removed]");
}
