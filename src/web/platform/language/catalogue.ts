/** Which texts are here: all of them on the server, in the browser each group of a language when first needed. */
import type { Area } from "#contract/screens.ts";
import { type Compiled, createWords, type Language, type Words } from "#messages/words.ts";

/** The texts of an area; paying has those of members. */
export type Group = Exclude<Area, "payment">;
type Piece = { messages: Record<string, unknown> };

const pieces: Record<`${Group}-${Language}`, () => Promise<Piece>> = {
  "public-en": () => import("./public-en.ts"),
  "public-hi": () => import("./public-hi.ts"),
  "door-en": () => import("./door-en.ts"),
  "door-hi": () => import("./door-hi.ts"),
  "member-en": () => import("./member-en.ts"),
  "member-hi": () => import("./member-hi.ts"),
  "staff-en": () => import("./staff-en.ts"),
  "staff-hi": () => import("./staff-hi.ts"),
};
const words: Record<Language, Words> = { en: createWords("en", {}), hi: createWords("hi", {}) };
const asked = new Map<string, Promise<void>>();
const here = new Set<string>();

/** The words of a language; complete on the server, in the browser as far as groups were loaded. */
export function wordsOf(language: Language): Words {
  return words[language];
}

export function isHere(group: Group, language: Language): boolean {
  return here.has(`${group}-${language}`);
}

/** Loads a group once; the same promise for everybody who asks. */
export function loadGroup(group: Group, language: Language): Promise<void> {
  const name = `${group}-${language}` as const;
  const loading =
    asked.get(name) ??
    pieces[name]().then(({ messages }) => {
      words[language].add(messages as Record<string, Compiled>);
      here.add(name);
    });
  asked.set(name, loading);
  return loading;
}

if (import.meta.env.SSR)
  for (const group of ["public", "door", "member", "staff"] as const)
    for (const language of ["en", "hi"] as const) await loadGroup(group, language);
