/** What the screen that is shown is for, in a sentence, as its route's handle names it. */
import { useMatches } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";

/** Undefined for a screen without one, and until the texts of its area are here. */
export function useScreenDescription(brand: string): string | undefined {
  const t = useWords();
  const handle = useMatches()
    .map((match) => match.handle as Partial<ScreenHandle> | undefined)
    .findLast((one) => one?.title);
  return handle?.description && t.has(handle.description) ? t(handle.description, { brand }) : undefined;
}
