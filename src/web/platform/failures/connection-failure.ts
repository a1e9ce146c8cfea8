/** Tells what failed for want of a connection from what failed here or on the server. */
import { isRouteErrorResponse } from "react-router";
import { CallFailure } from "#web/platform/calls/call-failure.ts";

/** What Chromium, Firefox and Safari say when a fetch, or the fetch of a part of the program, gets no answer. */
const NO_ANSWER =
  /^(?:Failed to fetch|NetworkError when|Load failed|error loading dynamically|Importing a module script)/;

/** A call or page data that never arrived; offline, whatever failed without an answer. */
export function isConnectionFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return false;
  if (error instanceof CallFailure) return error.status === 0;
  return globalThis.navigator?.onLine === false || (error instanceof TypeError && NO_ANSWER.test(error.message));
}
