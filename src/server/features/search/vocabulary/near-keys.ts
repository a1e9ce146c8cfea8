/** Which sound keys of the catalogue a misspelt word may have been meant to have: those one slip away from memory, those farther off one by one. */
import type { LRUCache } from "lru-cache";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";

/** A key of the catalogue and how far it sounds from a typed one. */
export interface NearKey {
  key: string;
  distance: number;
}

interface CatalogueKeys {
  spellingsByKey: ReadonlyMap<string, unknown>;
  keysByForm: ReadonlyMap<string, string>;
  keysNear: LRUCache<string, NearKey[]>;
}

/** Keys of the catalogue at most so far from a sound key, nearest first. */
export function catalogueKeysNear(catalogue: CatalogueKeys, key: string, most: number): NearKey[] {
  const question = `${key} ${most}`;
  const known = catalogue.keysNear.get(question);
  if (known) return known;
  const answer = findKeysNear(catalogue, key, most);
  catalogue.keysNear.set(question, answer);
  return answer;
}

function findKeysNear({ keysByForm }: CatalogueKeys, key: string, most: number): NearKey[] {
  const near = new Map<string, number>();
  for (const form of formsOf(key))
    for (const candidate of keysByForm.get(form)?.split(" ") ?? [])
      if (!near.has(candidate)) near.set(candidate, soundDistance(key, candidate, most));
  return nearOnes(
    [...near].map(([candidate, distance]) => ({ key: candidate, distance })),
    most,
  );
}

/** Keys of the catalogue that begin alike, have the same consonants but for one that is missing or too much, and lie at most so far from a sound key: looked for one by one, so for few words of a text. */
export function catalogueKeysFar(catalogue: CatalogueKeys, key: string, most: number): NearKey[] {
  const question = `far ${key} ${most}`;
  const known = catalogue.keysNear.get(question);
  if (known) return known;
  const consonants = consonantsOf(key);
  const alike = (beginningsOf(catalogue).get(key[0] ?? "") ?? []).filter((one) =>
    isButForOne(one.consonants, consonants),
  );
  const answer = nearOnes(
    alike.map((one) => ({ key: one.key, distance: soundDistance(key, one.key, most) })),
    most,
  );
  catalogue.keysNear.set(question, answer);
  return answer;
}

const consonantsOf = (key: string) =>
  Array.from(key.replace(/[aeiouyh]/g, ""))
    .sort()
    .join("");

/** Whether one of two sorted rows of letters has all of the other, and one more. */
function isButForOne(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  return long.slice(at + 1) === short.slice(at);
}

interface Beginning {
  key: string;
  consonants: string;
}

/** The keys by their first letter, which hardly anybody gets wrong. */
const beginnings = new WeakMap<CatalogueKeys["spellingsByKey"], Map<string, Beginning[]>>();

function beginningsOf({ spellingsByKey }: CatalogueKeys): Map<string, Beginning[]> {
  const known = beginnings.get(spellingsByKey);
  if (known) return known;
  const found = new Map<string, Beginning[]>();
  for (const key of spellingsByKey.keys()) append(found, key[0] ?? "", { key, consonants: consonantsOf(key) });
  beginnings.set(spellingsByKey, found);
  return found;
}

function nearOnes(keys: NearKey[], most: number): NearKey[] {
  return keys.filter(({ distance }) => distance <= most).sort((a, b) => a.distance - b.distance);
}

/** A key, its bucket, and the key without each of its letters: two keys one slip apart share one of these. */
export function formsOf(key: string): Set<string> {
  const forms = new Set([key, `=${soundBucket(key)}`]);
  if (key.length >= 4) for (let at = 0; at < key.length; at++) forms.add(key.slice(0, at) + key.slice(at + 1));
  return forms;
}
