/** How a loader on the server calls the API: in process, as a visitor; the program that renders pages hands it in. */
import { createContext, data, type RouterContextProvider } from "react-router";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { refusalCode } from "./refusals.ts";

export interface LoaderApi {
  /** The payload of the call; throws the server's refusal (with its `code`) when there is one. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>>;
  /** Tags the page with what it shows ('business:<id>', 'place:<id>', 'content'), so that it is rendered again when that changes. */
  shows(...tags: string[]): void;
  /** Hands over the finished document. */
  drawn(html: string): void;
  /** Tells the program of an unexpected failure while rendering; answers the id under which the log holds it. */
  failed(error: unknown): string;
  /** The portal's own address, for canonical links. */
  publicUrl: string;
  accessKey: string;
  isDemo: boolean;
}

export const loaderApi = createContext<LoaderApi>();
/** Marks our own inline scripts while rendering; the program replaces it by their hashes. */
export const NONCE = createContext<string>();

/** The api of a loader's context; a call that fails unexpectedly leads to the error screen with its id. */
export function apiOf({ context }: { context: Readonly<RouterContextProvider> }): LoaderApi {
  const api = context.get(loaderApi);
  return {
    ...api,
    call: (endpoint, input) =>
      api.call(endpoint, input).catch((error: unknown) => {
        if (refusalCode(error)) throw error;
        throw data({ errorId: api.failed(error) }, { status: 500 });
      }),
  };
}
