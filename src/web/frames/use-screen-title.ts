/** The title of the screen that is shown, as its route's handle names it. */
import { useMatches } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";

/** Undefined for a screen that brings its own, and until the texts of its area are here. */
export function useScreenTitle(): string | undefined {
  const t = useWords();
  const handle = useMatches()
    .map((match) => match.handle as Partial<ScreenHandle> | undefined)
    .findLast((one) => one?.title);
  return handle?.title && t.has(handle.title) ? t(handle.title) : undefined;
}
