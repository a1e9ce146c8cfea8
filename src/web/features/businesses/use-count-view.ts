/** Counts that someone looked, once a visit to the page; the server counts people and not reloads. */
import { useEffect } from "react";

/** Whoever leaves sooner has not looked. */
const LOOK_MS = 2_000;

/** A failure concerns nobody. */
export function useCountView(id: string, count: (id: string) => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counting function is the same for a screen
  useEffect(() => {
    const wait = setTimeout(() => count(id).catch(() => undefined), LOOK_MS);
    return () => clearTimeout(wait);
  }, [id]);
}
