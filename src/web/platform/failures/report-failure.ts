/** Tells the server of a failure that only this browser saw, so that its log holds the id that the person reads. Loaded when something fails. */
import { isRouteErrorResponse } from "react-router";
import { content } from "#contract/content.ts";
import { screenAt } from "#contract/screen-at.ts";
import { call } from "#web/platform/calls/call.ts";

/** A report that does not arrive is lost. */
export function reportFailure(errorId: string, error: unknown): void {
  const said = textOf(error).trim().slice(0, 300) || "nothing";
  const screen = screenAt(location.pathname);
  // A secret address is in no log.
  const path = screen?.isSecret ? screen.pattern : location.pathname;
  const failure = { errorId, screen: path.slice(0, 300), said, kind: kindOf(error) };
  call(content.reportFailure, failure, { background: true, keepsSession: true }).catch(() => undefined);
}

/** A page's answer by its status and its code; the words beside a status get lost on the way. */
function textOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return String(error);
  const { code = "" } = (error.data ?? {}) as { code?: string };
  return `${error.status} ${code}`;
}

function kindOf(error: unknown): "failure" | "missing" {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410) ? "missing" : "failure";
}
