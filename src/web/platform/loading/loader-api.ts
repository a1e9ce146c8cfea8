/** How a loader on the server calls the API: in process, as a visitor; the program that renders pages hands it in. */
import { createContext, data, type RouterContextProvider } from "react-router";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { refusalCode } from "./refusals.ts";

/** A failure that is no answer of the catalogue: its id in the log, and 503 where trying again helps. */
interface RenderFailure {
  errorId: string;
  status: 500 | 503;
}

export interface LoaderApi {
  /** The payload of the call; throws the server's refusal (with its `code`) when there is one. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>>;
  /** Tags the page with what it shows ('business:<id>', 'place:<id>', 'content'), so that it is rendered again when that changes. */
  shows(...tags: string[]): void;
  /** Hands over the finished document. */
  drawn(html: string): void;
  /** Tells the program of a failure while rendering. */
  failed(error: unknown): RenderFailure;
  /** The portal's own address, for canonical links. */
  publicUrl: string;
  accessKey: string;
  isDemo: boolean;
}

export const loaderApi = createContext<LoaderApi>();
/** Marks our own inline scripts while rendering; the program replaces it by their hashes. */
export const NONCE = createContext<string>();

/** The status of a refusal that says nothing about what was asked for: too much is asked of the portal now. */
const ASK_LATER = [429, 503];

/** The api of a loader's context; a call that fails leads to the error screen, with its id where the log has one. */
export function apiOf({ context }: { context: Readonly<RouterContextProvider> }): LoaderApi {
  const api = context.get(loaderApi);
  return {
    ...api,
    call: (endpoint, input) =>
      api.call(endpoint, input).catch((error: unknown) => {
        const code = refusalCode(error);
        const status = code && (error as { status: number }).status;
        if (status && ASK_LATER.includes(status)) throw data({ code }, { status });
        if (code) throw error;
        const failure = api.failed(error);
        throw data({ errorId: failure.errorId }, { status: failure.status });
      }),
  };
}
