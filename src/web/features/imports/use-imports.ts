/** Lists and imports as they are now: read again every moment while a process works on one of them. */
import { useCallback, useEffect, useState } from "react";
import type { PayloadOf } from "#contract/endpoint.ts";
import { imports } from "#contract/imports.ts";
import { call } from "#web/platform/calls/call.ts";

const AGAIN_MS = 1_500;

type Imports = PayloadOf<typeof imports.fetchAll>;

export function useImports(first: Imports): Imports & { refresh: () => Promise<void> } {
  const [now, setNow] = useState(first);
  const isWorking =
    now.lists.some(({ state }) => state === "trying" || state === "importing") ||
    now.imports.some(({ isBeingUndone }) => isBeingUndone);
  const refresh = useCallback(async () => setNow(await call(imports.fetchAll, {})), []);
  useEffect(() => {
    if (!isWorking) return;
    const stop = new AbortController();
    const look = () =>
      call(imports.fetchAll, {}, { background: true, retries: 0, signal: stop.signal })
        .then((read) => stop.signal.aborted || setNow(read))
        // The next look may get an answer.
        .catch(() => undefined);
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isWorking]);
  return { ...now, refresh };
}
