/** The title of the screen that is shown, as its route's handle names it. */
import { useMatches } from "react-router";
import type { MessageId } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";

/** What a screen exports: `export const handle: ScreenHandle = { title: "auth.login.title" }`. */
export interface ScreenHandle {
  title: MessageId;
}

/** Undefined for a screen that brings its own heading. */
export function useScreenTitle(): string | undefined {
  const t = useWords();
  const handle = useMatches()
    .map((match) => match.handle as Partial<ScreenHandle> | undefined)
    .findLast((one) => one?.title);
  return handle?.title && t(handle.title);
}
