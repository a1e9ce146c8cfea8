/** Words of mending, "theek karne wala" and the like, as the catalogue's word for it, where it has a kind for mending such things. */
import { fold } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { keyOf } from "../text/sounds.ts";
import { isStopWord } from "../text/stop-words.ts";
import type { Lexicon } from "./lexicon.ts";

type Known = Pick<Lexicon, "phrasesByKey" | "families">;

const REPAIR = "repair";
const REPAIR_KEY = soundKey(REPAIR);
const WHOLE = /^(?:th(?:ee|i)k|sahi|ठीक|सही)$/;
const DO =
  /^(?:kar(?:o|na|n[ei]|do|de|wa|wao|wan[aei]|van[aei]|an[aei]|ao)?|कर(?:ो|ना|ने|नी|वा|वाना|वाने|वानी|वाओ|ाना|ाने|ानी|ाओ)?)$/;
const MEND = /^(?:sudha{1,2}r(?:n[aei]|wan[aei]|van[aei])|सुधार(?:ना|ने|नी|वाना|वाने|वानी))$/;

/** The text with "mobile theek karne wala" as "mobile repair karne wala"; a headache that somebody is to mend stays as it is. */
export function withRepairs({ phrasesByKey, families }: Known, text: string): string {
  const words = fold(text).split(" ");
  const at = words.findIndex((word, at) => MEND.test(word) || (WHOLE.test(word) && DO.test(words[at + 1] ?? "")));
  const thing = words.slice(0, Math.max(at, 0)).findLast((word) => !isStopWord(word));
  if (thing === undefined) return text;
  const repairs = [REPAIR_KEY, ...(families.get(REPAIR_KEY)?.keys ?? [])];
  const typed = new Set([...repairs, ...words.map(keyOf)]);
  const isMended = repairs
    .flatMap((key) => phrasesByKey.get(key) ?? [])
    .some(({ keys }) => keys.includes(keyOf(thing)) && keys.every((key) => typed.has(key)));
  return isMended ? words.with(at, REPAIR).join(" ") : text;
}
