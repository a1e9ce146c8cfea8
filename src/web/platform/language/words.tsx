/** The words of the address's language for components, and the gate that waits until a group of them is loaded. */
import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import type { Language, Words } from "#messages/words.ts";
import { type Group, isLoaded, waitForGroup, wordsOf } from "./catalogue.ts";

/** The language that the address decides. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname).language;
}

/** `const t = useWords(); t("site.login")`. */
export function useWords(): Words {
  return wordsOf(useLanguage());
}

/** Puts the language before a path: `const to = useHere(); <Link to={to(paths.home())}>`. */
export function useHere(): (path: string) => string {
  const language = useLanguage();
  return (path) => inLanguage(language, path);
}

/** Renders its children once the texts of the group, if any, are loaded. */
export function WithWords({ group, children }: { group: Group | undefined; children: ReactNode }) {
  const language = useLanguage();
  if (group && !isLoaded(group, language)) use(waitForGroup(group, language));
  return children;
}
