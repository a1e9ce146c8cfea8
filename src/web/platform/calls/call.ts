/** Makes calls from the browser: access key, session token, retries of what may be retried, and refusals as one kind of error. */
import type { Endpoint, Envelope, InputOf, PayloadOf } from "#contract/endpoint.ts";
import type { SessionName } from "#contract/screens.ts";
import { sessionOfCall } from "#web/platform/stored-session/session-name.ts";
import { liveToken, sessionEnded } from "#web/platform/stored-session/stored-session.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** A call that was refused or never arrived. `code` is the catalogue's ('network.failed' when nothing answered, empty when the answer names none but says something); `values` fill its sentence. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly values: Record<string, string | number>;
  /** Messages per field, as contract/message-refs.ts writes them. */
  readonly fields: Record<string, string>;
  readonly payload: Record<string, unknown>;

  constructor(status: number, message: string, payload: Record<string, unknown> = {}) {
    super(message);
    const {
      code = message ? "" : codeOfStatus(status),
      fields = {},
      ...values
    } = (payload.error ?? (message ? {} : { status, message: String(status) })) as {
      code?: string;
      fields?: Record<string, string>;
    } & Record<string, string | number>;
    this.status = status;
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.payload = payload;
  }
}

/** What an answer that is not ours (of a proxy, of a network's own page) is called, by its status (section 8). */
const CODES: Record<number, string> = {
  400: "input.invalid",
  401: "request.unauthorized",
  403: "staff.needed",
  404: "call.unknown",
  413: "body.too-large",
  429: "server.busy",
  500: "server.failed",
  502: "server.unavailable",
  503: "server.unavailable",
  504: "server.unavailable",
};

function codeOfStatus(status: number): string {
  return CODES[status] ?? "error.status";
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Asked by the page on its own: does not keep the session alive. */
  background?: boolean;
  /** Whose session the call is made with, where that does not follow from the call. */
  session?: SessionName;
  /** The caller decides itself what a session that is over means. */
  keepsSession?: boolean;
  /** How often a read is tried again; three times unless told. */
  retries?: number;
  /** Pictures that go along. */
  files?: { field: string; blobs: Array<{ name: string; blob: Blob }> };
  /** Hears which share of the whole body (0 to 1) has been sent. */
  onProgress?: (share: number) => void;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 1000;

/** The whole envelope of a successful answer; throws CallFailure otherwise. Reads are tried again after 1, 2 and 4 seconds unless refused (section 8). */
async function callEnvelope<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Envelope<PayloadOf<E>>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(endpoint, input as Record<string, unknown>, options);
    } catch (error) {
      if (!mayRetry(endpoint, error) || attempt >= (options.retries ?? RETRIES) || options.signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt));
    }
  }
}

/** The payload of a successful answer. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<PayloadOf<E>> {
  return (await callEnvelope(endpoint, input, options)).payload;
}

/** The headers of every call, for streams and downloads beside the contract. A token that has run out is not sent, but left for the server's refusal to clear. */
export function callHeaders({
  background,
  session = "member",
}: Pick<CallOptions, "background" | "session"> = {}): Record<string, string> {
  const token = liveToken(session);
  return {
    "x-access-key": accessKey(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(background ? { "x-background": "1" } : {}),
  };
}

async function once<E extends Endpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  given: CallOptions,
): Promise<Envelope<PayloadOf<E>>> {
  const options = { session: sessionOfCall(endpoint), ...given };
  const { url, body, json } = place(endpoint, input, options);
  const { onProgress, signal } = options;
  const headers = {
    ...callHeaders(options),
    ...(json ? { "content-type": "application/json" } : {}),
  };
  const request = { method: endpoint.method, headers, body, signal };
  let response: Response;
  try {
    response = await (onProgress ? sendWithProgress(url, { ...request, onProgress }) : fetch(url, request));
  } catch (error) {
    if (options.signal?.aborted) throw new CallFailure(0, "", { error: { code: "request.cancelled" } });
    throw new CallFailure(0, String(error), { error: { code: "network.failed" } });
  }
  if (!response.ok) throw await failureOf(response, options);
  return (await envelopeOf(response)) as Envelope<PayloadOf<E>>;
}

/** A refused answer as an error; ends the session here when that is what it says. */
export async function failureOf(
  response: Response,
  { keepsSession, session = "member" }: Pick<CallOptions, "keepsSession" | "session"> = {},
): Promise<CallFailure> {
  const { message, payload } = await envelopeOf(response);
  if (!keepsSession) sessionEnded(session, message);
  return new CallFailure(response.status, message, (payload ?? {}) as Record<string, unknown>);
}

function envelopeOf(response: Response): Promise<Envelope> {
  return response.json().catch(() => ({ code: response.status, message: "", payload: {} }));
}

function place(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { files }: CallOptions,
): { url: string; body?: BodyInit; json: boolean } {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  if (endpoint.method === "GET") {
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])).toString();
    return { url: `/api${path}${query ? `?${query}` : ""}`, json: false };
  }
  if (!files) return { url: `/api${path}`, body: JSON.stringify(rest), json: true };
  const form = new FormData();
  for (const [key, value] of Object.entries(rest))
    form.append(key, typeof value === "object" && value !== null ? JSON.stringify(value) : String(value));
  for (const { name, blob } of files.blobs) form.append(files.field, blob, name);
  return { url: `/api${path}`, body: form, json: false };
}

function accessKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="access-key"]')?.content ?? "";
}

function mayRetry(endpoint: Endpoint, error: unknown): boolean {
  if (!(error instanceof CallFailure) || endpoint.method !== "GET") return false;
  return error.code === "network.failed" || error.status >= 500;
}
