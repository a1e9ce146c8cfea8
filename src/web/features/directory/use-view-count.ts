/** Counts a viewing of an item once for each visit to its page; the server counts viewers and days, not reloads. */
import { useEffect } from "react";

/** Whoever leaves sooner has not read anything. */
const VIEWING_MS = 2_000;

/** A failure does not matter to the viewer. */
export function useViewCount(id: string, count: (id: string) => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counting function is the same for a screen
  useEffect(() => {
    const wait = setTimeout(() => count(id).catch(() => undefined), VIEWING_MS);
    return () => clearTimeout(wait);
  }, [id]);
}
