/** Tells the server of a failure that only this browser saw, so that its log holds the id that the person reads. */
import { isRouteErrorResponse } from "react-router";
import { content } from "#contract/content.ts";
import { call } from "./call.ts";

/** What does not arrive is lost: there is nothing better to do with it. */
export function reportFailure(errorId: string, error: unknown): void {
  const said = textOf(error).trim().slice(0, 300) || "nothing";
  const failure = { errorId, screen: location.pathname.slice(0, 300), said };
  call(content.reportFailure, failure, { background: true, keepsSession: true }).catch(() => undefined);
}

function textOf(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error);
}
