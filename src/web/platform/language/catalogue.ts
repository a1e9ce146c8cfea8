/** Which texts are loaded: all of them on the server; in the browser each group of a language when first needed. */
import type { Area } from "#contract/screens.ts";
import { type Compiled, createWords, type Language, type Words } from "#messages/words.ts";

type Piece = { messages: Record<string, unknown> };

/** One piece a group and language, 'public-hi': texts that few screens need are a group of their own, which the table of screens names. */
const pieces = new Map(
  Object.entries(import.meta.glob<Piece>("../../../messages/groups/*.ts")).map(([file, load]) => [
    file.replace(/^.*\/|\.ts$/g, ""),
    load,
  ]),
);
/** The texts of an area (paying has those of members), or those that the table of screens names. */
export type Group = Exclude<Area, "payment"> | (string & {});
const words: Record<Language, Words> = { en: createWords("en", {}), hi: createWords("hi", {}) };
const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** The words of a language; complete on the server, in the browser as far as groups were loaded. */
export function wordsOf(language: Language): Words {
  return words[language];
}

export function isLoaded(group: Group, language: Language): boolean {
  return loaded.has(`${group}-${language}`);
}

/** Loads a group once; the same promise for everybody who asks. */
export function loadGroup(group: Group, language: Language): Promise<void> {
  const name = `${group}-${language}`;
  const loading =
    loads.get(name) ??
    pieces.get(name)!().then(({ messages }) => {
      words[language].add(messages as Record<string, Compiled>);
      loaded.add(name);
    });
  loads.set(name, loading);
  // What did not arrive is asked for anew.
  loading.catch(() => loads.delete(name));
  return loading;
}

const waits = new Map<string, Promise<void>>();

/** For a component that cannot be drawn without the group: one promise for as long as the document stands, also once it failed. Asking anew at each drawing would wait for ever. */
export function waitForGroup(group: Group, language: Language): Promise<void> {
  const name = `${group}-${language}`;
  const wait = waits.get(name) ?? loadGroup(group, language);
  waits.set(name, wait);
  return wait;
}

if (import.meta.env.SSR)
  for (const name of pieces.keys()) {
    const [, group = "", language] = /^(.+)-(en|hi)$/.exec(name) ?? [];
    await loadGroup(group, language as Language);
  }
