/** Which kind of business a cell means: by its name, or as the search understands the words. */
import { fold } from "#base/fold.ts";
import { append } from "#base/multimap.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { doubtOf, type Understanding } from "./meaning.ts";
import { listSubcategoryNames } from "./name-queries.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type KindReader = (text: string) => Understanding<number>;

/** "Halwai / Caterer": the first is what it is above all. */
const BETWEEN_KINDS = /[,/;|&+]|\s(?:and|एवं|और|व)\s/;

export async function kindReader(ctx: Handle, vocabulary: Vocabulary, language: Language): Promise<KindReader> {
  const rows = await listSubcategoryNames(ctx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(
    rows.toReversed().flatMap(({ id, name, name_hi }) => [name_hi, name].map((each) => [fold(each), id] as const)),
  );
  const bySynonym = new Map<string, number[]>();
  for (const { id, slug, synonyms } of rows)
    for (const each of new Set([slug, ...synonyms].map(fold))) append(bySynonym, each, id);
  const choiceOf = (id: number) => ({ value: id, label: byId.get(id)![language === "hi" ? "name_hi" : "name"] });
  const inCategory = (id: number | undefined) => rows.filter((row) => row.category_id === id).map((row) => row.id);

  const alike = (text: string) => bySynonym.get(fold(text)) ?? [];
  const certain = (text: string): number | undefined => {
    const named = byName.get(fold(text));
    if (named !== undefined) return named;
    if (alike(text).length) return alike(text).length === 1 ? alike(text)[0] : undefined;
    const kinds = vocabulary.kinds(text).filter((kind) => kind.isCertain);
    const [only, second] = kinds.flatMap(({ subcategoryId }) => subcategoryId ?? []);
    const isElsewhere = kinds.some(({ categoryId }) => categoryId && byId.get(only ?? 0)?.category_id !== categoryId);
    return second === undefined && !isElsewhere ? only : undefined;
  };
  return (text) => {
    const named = byName.get(fold(text));
    if (named !== undefined) return { ...choiceOf(named), isGuess: false };
    const pieces = text.split(BETWEEN_KINDS).filter((piece) => piece.trim());
    const meant = certain(text) ?? certain(pieces[0] ?? "");
    if (meant !== undefined) return { ...choiceOf(meant), isGuess: true };
    const perhaps = [text, ...pieces].flatMap((piece) => vocabulary.kinds(piece));
    const likeliest = perhaps.some(({ isCertain }) => isCertain)
      ? perhaps.filter(({ isCertain }) => isCertain)
      : perhaps;
    const ids = likeliest
      .toSorted((a, b) => Number(a.subcategoryId === undefined) - Number(b.subcategoryId === undefined))
      .flatMap(({ subcategoryId, categoryId }) => subcategoryId ?? inCategory(categoryId));
    return doubtOf([...alike(text), ...ids].map(choiceOf), "imports.subcategory");
  };
}
