/** The title of a page that the server draws empty. */
import type { MessageId } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useBrand } from "./brand.tsx";
import { useScreenTitle } from "./use-screen-title.ts";

/** `title` is for a frame whose screens name none. */
export function WaitingTitle({ title }: { title?: MessageId }) {
  const t = useWords();
  const brand = useBrand();
  const screenTitle = useScreenTitle();
  const named = title && t.has(title) ? t(title) : screenTitle;
  // In the browser the texts of the area are still on their way: what was served stays.
  const served = typeof document === "undefined" ? brand : document.title;
  return <title>{named ? `${named} · ${brand}` : served}</title>;
}
