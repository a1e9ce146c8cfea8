/** Prints how the searches of each list of LISTS are answered, by group: node bench/search/judge.ts [--misses] with DATABASE_URL. Answers are judged by kind, place and words, so that any collection can be asked. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import type { SearchPage } from "#server/features/search/finding/page.ts";
import { partsOf } from "#server/features/search/reading/parts.ts";
import { understand } from "#server/features/search/reading/understanding.ts";
import { search } from "#server/features/search/search.ts";
import { kindOfTerm, subcategoryTerm } from "#server/features/search/vocabulary/facet-terms.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { type Entry, exists, type Grade, gradeOf, type Judged } from "./grades.ts";

/** Each after the first was written when the rules of the search had been tried on those before. */
const LISTS = ["", "-2", "-3", "-4", "-5", "-6", "-7", "-8"].map((number) => `judged-from-life${number}.json`);
const AMONG = 10;
const FIRST = 3;
/** As the page has it. */
const THIN = 6;
const RELATED = { before: 3, beside: 6 };

interface Tally {
  asked: number;
  found: number;
  clean: number;
}

const connection = await connect(process.env.DATABASE_URL ?? "postgres://localhost/viprasetu_bench");
const entries = await readEntries();
const placeIds = new Map(
  (await connection.pool.query<{ slug: string; id: number }>("select slug, id from places")).rows.map((row) => [
    row.slug,
    row.id,
  ]),
);
let tallies = new Map<string, Tally>();
const ofAllLists = new Map<string, Tally>();
for (const list of LISTS) {
  tallies = new Map();
  const judged: Judged[] = JSON.parse(readFileSync(join(import.meta.dirname, list), "utf8"));
  for (const one of judged) await judge(one);
  report(list);
  for (const [group, tally] of tallies) ofAllLists.set(group, sumOf(ofAllLists.get(group), tally));
}
tallies = ofAllLists;
report("All lists");
await connection.close();

async function judge(one: Judged): Promise<void> {
  const input = { text: one.query, placeId: placeIds.get(one.city ?? ""), limit: AMONG };
  const lists = [];
  for (const kind of [businessKind, listingKind]) lists.push(await search(connection, { kind, ...input }));
  const graded = lists.map(({ items }) => items.map(({ id }) => gradeOf(one, entries.get(id)!)));
  const [opened = []] = graded.toSorted((a, b) => worth(b) - worth(a));
  const isThere = !one.none && exists(one, [...entries.values()]);
  const isFound =
    !isThere || graded.some((list) => list.includes("exact")) || (await isAmongRelated(one, lists[0]!, input));
  const isClean = !opened.slice(0, FIRST).includes("wrong");
  const tally = tallies.get(one.group) ?? { asked: 0, found: 0, clean: 0 };
  tallies.set(one.group, {
    asked: tally.asked + 1,
    found: tally.found + Number(isFound && (isThere || isClean)),
    clean: tally.clean + Number(isClean),
  });
  if (process.argv.includes("--misses") && !(isFound && isClean))
    console.log(
      `${isFound ? "noise" : "missed"} (${one.group}) ${one.query} [${one.city ?? ""}]: ${lists
        .map(
          ({ match, understood, items }, at) =>
            `${match}${understood.corrected ? ` => ${understood.corrected}` : ""} ${items
              .slice(0, FIRST)
              .map(
                ({ id }, n) =>
                  `${graded[at]![n]} ${entries.get(id)!.name} <${entries.get(id)!.kind}> ${entries.get(id)!.place}`,
              )
              .join("; ")}`,
        )
        .join(" | ")}`,
    );
}

/** What a page shows beside a thin list under a heading of its own (web/features/search/results/related.ts): the first of the kind that the text names as well, or of the category of what was asked for. */
async function isAmongRelated(
  one: Judged,
  { match, items, understood }: SearchPage,
  input: { text: string; placeId?: number },
) {
  const { placeId = input.placeId } = understood;
  const isElsewhere = match === "elsewhere";
  if (!isElsewhere && items.length >= THIN) return false;
  const parts = partsOf(await understand(connection, input), placeId);
  const { terms = [], alsoNamed } = parts.find(({ kind }) => kind === "trade") ?? {};
  const limit = isElsewhere ? RELATED.before : RELATED.beside;
  const firstOf = (subcategoryIds: number[]) =>
    search(connection, { kind: businessKind, text: "", placeId, subcategoryIds, limit });
  const named = alsoNamed === undefined ? undefined : await firstOf([kindOfTerm(alsoNamed).subcategoryId!]);
  const isHere = named?.match === "all" && named.items.length > 0;
  const related = isHere ? named : await firstOfCategory(terms, firstOf);
  if (!related || (isElsewhere && (placeId === undefined || related.match !== "all"))) return false;
  return related.items.some(({ id }) => gradeOf(one, entries.get(id)!) === "exact");
}

async function firstOfCategory(terms: number[], firstOf: (subcategoryIds: number[]) => Promise<SearchPage>) {
  const subcategories = await subcategoriesOf(connection);
  const categories = new Set(
    subcategories.filter(({ id }) => terms.includes(subcategoryTerm(id))).map((row) => row.category_id),
  );
  if (categories.size !== 1) return undefined;
  return firstOf(subcategories.filter((row) => categories.has(row.category_id)).map(({ id }) => id));
}

/** The tab that opens is the one with better finds. */
function worth(list: Grade[]): number {
  return list.slice(0, FIRST).reduce((sum, grade) => sum + { exact: 3, fits: 1, wrong: -1 }[grade], 0);
}

/** What is public, and so can be found. */
async function readEntries(): Promise<Map<string, Entry>> {
  const columns = "x.id, x.name, x.description, s.slug as kind, p.slug as place";
  const joins = `join subcategories s on s.id = x.subcategory_id join places p on p.id = x.place_id
    where exists (select 1 from search_documents d where d.id = x.id)`;
  const { rows } = await connection.pool.query<Entry & { id: string }>(
    `select ${columns}, coalesce((select string_agg(l.name, ' ') from listings l where l.business_id = x.id), '') as offers from businesses x ${joins}
     union all select ${columns}, '' from listings x ${joins}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function report(list: string): void {
  console.log(list);
  const all: Tally = { asked: 0, found: 0, clean: 0 };
  const line = (name: string, { asked, found, clean }: Tally) =>
    console.log(
      `${name.padEnd(16)} found ${found} of ${asked} ${share(found, asked)}   nothing wrong among the first ${FIRST}: ${clean} ${share(clean, asked)}`,
    );
  for (const [name, tally] of tallies) {
    for (const key of ["asked", "found", "clean"] as const) all[key] += tally[key];
    line(name, tally);
  }
  line("all", all);
}

function sumOf(one: Tally = { asked: 0, found: 0, clean: 0 }, other: Tally): Tally {
  return { asked: one.asked + other.asked, found: one.found + other.found, clean: one.clean + other.clean };
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
