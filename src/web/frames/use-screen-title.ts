/** Title and description of the screen that is shown, as its route's handle names them. */
import { useMatches } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";

/** Undefined for a screen that brings its own, and until the texts of its area are here. */
export function useScreenTitle(): string | undefined {
  const t = useWords();
  const title = useScreenHandle()?.title;
  return title && t.has(title) ? t(title) : undefined;
}

/** Undefined for a screen without one. */
export function useScreenDescription(brand: string): string | undefined {
  const t = useWords();
  const description = useScreenHandle()?.description;
  return description && t.has(description) ? t(description, { brand }) : undefined;
}

function useScreenHandle(): Partial<ScreenHandle> | undefined {
  return useMatches()
    .map((match) => match.handle as Partial<ScreenHandle> | undefined)
    .findLast((one) => one?.title);
}
