/** Starts the queue's runner again whenever it ends by itself, as it does when it cannot tell the database how a job went. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Runner } from "graphile-worker";

const AGAIN_MS = 1000;

export interface Kept {
  /** Ends the runner in good order, and starts another. */
  renew(): void;
  stop(): Promise<void>;
}

/** Rejects when the first start does. `onEnd` is told of every end but the last, and of every start that failed. */
export async function keepRunning(start: () => Promise<Runner>, onEnd: (error: unknown) => void): Promise<Kept> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined = await start();
  const again = async () => {
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    return start().catch((error) => {
      onEnd(error);
      return undefined;
    });
  };
  const isOver = (async () => {
    while (!signal.aborted) {
      const error = await runner?.promise.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (signal.aborted) return;
      if (runner) onEnd(error);
      runner = await again();
    }
    await runner?.stop();
  })();
  // One that is ending by itself refuses to be stopped.
  const end = () => runner?.stop().catch(() => undefined);
  return {
    renew: () => void end(),
    async stop() {
      stopping.abort();
      await end();
      await isOver.catch(() => undefined);
    },
  };
}
