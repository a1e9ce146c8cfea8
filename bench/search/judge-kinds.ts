/** Prints how searches for openings, resumes, wants and seva are answered, by kind and by who wrote them: node bench/search/judge-kinds.ts [--misses] with DATABASE_URL. An answer is judged by its words and its place, so that any collection can be asked. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "#server/app.ts";
import type { Kind, SearchSource } from "#server/features/directory/kinds.ts";
import { search } from "#server/features/search/search.ts";
import { connect } from "#server/platform/postgres/database.ts";

/** A search of one kind: any of `words` in what the search reads of an item makes it what was asked for, at the place that is meant. */
interface JudgedOfKind {
  query: string;
  kind: string;
  /** The slug of the place that is chosen. */
  city?: string;
  /** The slug of the place that is meant; null for anywhere. */
  place: string | null;
  words: string[];
  /** 'unseen': by somebody who had seen neither code nor index nor data. */
  half: "unseen" | "seen";
}

const AMONG = 10;
const FIRST = 3;

const connection = await connect(process.env.DATABASE_URL ?? "postgres://localhost/viprasetu_bench");
const places = (await connection.pool.query<{ slug: string; id: number }>("select slug, id from places")).rows;
const placeIds = new Map(places.map(({ slug, id }) => [slug, id]));
const judged: JudgedOfKind[] = JSON.parse(readFileSync(join(import.meta.dirname, "judged-kinds.json"), "utf8"));
const tallies = new Map<string, { asked: number; found: number; clean: number }>();
for (const kind of kinds) {
  const asked = judged.filter((one) => one.kind === kind.key);
  const entries = asked.length > 0 ? await readEntries(kind) : [];
  for (const one of asked) await judge(kind, one, entries);
}
for (const [name, { asked, found, clean }] of tallies)
  console.log(
    `${name.padEnd(20)} found ${found} of ${asked} ${share(found, asked)}   nothing wrong among the first ${FIRST}: ${clean} ${share(clean, asked)}`,
  );
await connection.close();

/** What the collection has nothing of counts as found when nothing wrong is answered. */
async function judge(kind: Kind, one: JudgedOfKind, entries: readonly SearchSource[]): Promise<void> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const input = { text: one.query, placeId: placeIds.get(one.city ?? ""), limit: AMONG };
  const { items, match } = await search(connection, { kind, ...input });
  const shown = match === "all" ? items : [];
  const isThere = entries.some((entry) => isAsked(one, entry) && isInPlace(one, entry));
  const right = items.filter(({ id }) => isAsked(one, byId.get(id)) && isInPlace(one, byId.get(id)));
  const isClean = shown.slice(0, FIRST).every(({ id }) => isAsked(one, byId.get(id)));
  const isFound = isThere ? right.length > 0 : isClean;
  if (process.argv.includes("--misses") && !(isFound && isClean))
    console.log(
      `${isFound ? "noise" : "missed"} ${one.kind} (${one.half}) ${one.query} [${one.city ?? ""}]: ${match} ${items
        .slice(0, FIRST)
        .map(({ id }) => `${byId.get(id)?.name}, ${byId.get(id)?.place_name}`)
        .join("; ")}`,
    );
  for (const name of [`${one.kind} ${one.half}`, "all"]) {
    const { asked, found, clean } = tallies.get(name) ?? { asked: 0, found: 0, clean: 0 };
    tallies.set(name, { asked: asked + 1, found: found + Number(isFound), clean: clean + Number(isClean) });
  }
}

function isAsked({ words }: JudgedOfKind, entry: SearchSource | undefined): boolean {
  const text = `${entry?.name} ${entry?.description} ${entry?.business_name} ${entry?.subcategory_words}`.toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
}

function isInPlace({ place }: JudgedOfKind, entry: SearchSource | undefined): boolean {
  return place === null || entry?.place_id === placeIds.get(place);
}

async function readEntries(kind: Kind): Promise<SearchSource[]> {
  const { rows } = await connection.pool.query<{ id: string }>("select id from search_documents where kind = $1", [
    kind.number,
  ]);
  return kind.listSearchSources(
    connection,
    rows.map(({ id }) => id),
  );
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
