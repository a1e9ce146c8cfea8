/** The id of a failure, which the person sees and the server's log holds. */
import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { CallFailure } from "./call.ts";

/** The id that came with a failed call or page; one made here for anything else that nobody expected, which the server is told of. Empty for what is no fault: a page that is not there, no connection. */
export function useFailureId(error: unknown): string {
  const [made, setMade] = useState("");
  const isOurs = !isRouteErrorResponse(error) && !(error instanceof CallFailure);
  useEffect(() => {
    if (isOurs) setMade(tellFailure(error));
  }, [isOurs, error]);
  return isOurs ? made : idOf(error);
}

/** Makes the id of a failure that only this browser saw, and tells the server of both. */
export function tellFailure(error: unknown): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  import("./report-failure.ts").then(({ reportFailure }) => reportFailure(id, error)).catch(() => undefined);
  return id;
}

function idOf(error: unknown): string {
  const told = isRouteErrorResponse(error) ? error.data : (error as CallFailure).payload;
  return String((told as { errorId?: unknown } | null)?.errorId ?? "");
}
