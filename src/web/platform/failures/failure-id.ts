/** The id of a failure, which the person sees and the server's log holds. */
import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { randomKey } from "#web/platform/browser/random-key.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { isConnectionFailure } from "./connection-failure.ts";

/** The id that came with a failed call or page; for anything else one made here, which the server is told of. */
export function useFailureId(error: unknown): string {
  const [made, setMade] = useState("");
  const told = idOf(error);
  useEffect(() => {
    if (!told) setMade(tellFailure(error));
  }, [told, error]);
  return told || made;
}

/** Makes the id of a failure that only this browser saw, and tells the server of both; without a connection the console. */
export function tellFailure(error: unknown): string {
  const id = randomKey(8);
  if (isConnectionFailure(error)) console.warn(`Error id: ${id}`, error);
  else import("./report-failure.ts").then(({ reportFailure }) => reportFailure(id, error)).catch(() => undefined);
  return id;
}

function idOf(error: unknown): string {
  const told = isRouteErrorResponse(error) ? error.data : error instanceof CallFailure ? error.payload : undefined;
  return String((told as { errorId?: unknown } | null | undefined)?.errorId ?? "");
}
