/** Counts that someone looked, once a visit to the page; the server counts people and not reloads. */
import { useEffect } from "react";

/** Asked after the page has come to life; a failure concerns nobody. */
export function useCountView(id: string, count: (id: string) => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counting function is the same for a screen
  useEffect(() => {
    count(id).catch(() => undefined);
  }, [id]);
}
