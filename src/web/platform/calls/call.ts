/** Makes calls from the browser: retries of what may be retried, refusals as one kind of error, and the end of a session that the server calls over. */

import type { Endpoint, Envelope, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { sessionEnded } from "#web/platform/stored-session/session-end.ts";
import { sessionOfCall } from "#web/platform/stored-session/session-name.ts";
import { CallFailure } from "./call-failure.ts";
import { type RequestOptions, sendRequest } from "./call-request.ts";

export interface CallOptions extends RequestOptions {
  /** The caller decides itself what a session that is over means. */
  keepsSession?: boolean;
  /** How often a read is tried again; three times unless told. */
  retries?: number;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 1000;

/** The payload of a successful answer; throws CallFailure otherwise. Reads are tried again after 1, 2 and 4 seconds unless refused (section 8). */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<PayloadOf<E>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await callOnce(endpoint, input as Record<string, unknown>, options)).payload;
    } catch (error) {
      if (!mayRetry(endpoint, error) || attempt >= (options.retries ?? RETRIES) || options.signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt));
    }
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  given: CallOptions,
): Promise<Envelope<PayloadOf<E>>> {
  const options = { session: sessionOfCall(endpoint), ...given };
  let response: Response;
  try {
    response = await sendRequest(endpoint, input, options);
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
  // Few pages have the sentences of refusals; without them the server's own is said.
  await loadGroup("refusals", languageOf(location.pathname).language).catch(() => undefined);
  return new CallFailure(response.status, message, (payload ?? {}) as Record<string, unknown>);
}

function envelopeOf(response: Response): Promise<Envelope> {
  return response.json().catch(() => ({ code: response.status, message: "", payload: {} }));
}

function mayRetry(endpoint: Endpoint, error: unknown): boolean {
  if (!(error instanceof CallFailure) || endpoint.method !== "GET") return false;
  return error.code === "network.failed" || error.status >= 500;
}
