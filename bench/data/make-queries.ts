/** Writes different searches drawn from a filled database, one JSON a line: node bench/data/make-queries.ts <file> [per group] [seed] with DATABASE_URL. */
import { writeFileSync } from "node:fs";
import { foldWords, isDevanagari } from "#base/fold.ts";
import type { KindKey } from "#contract/kinds.ts";
import { kinds } from "#server/app.ts";
import { kindOf } from "#server/features/directory/kinds.ts";
import type { SearchInput } from "#server/features/search/finding/page.ts";
import { search } from "#server/features/search/search.ts";
import { plainRoman, searchableWords } from "#server/features/search/text/searchable-words.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { misspelt, otherHand } from "./misspell.ts";
import { type Random, randomOf, weighted } from "./random.ts";

/** What a line of the file holds; `group` names the row of the measurements. */
export interface BenchQuery {
  group: "text-city" | "common" | "common-pair" | "misspelt" | "other-script" | "near" | "near-word" | "deep";
  search: BenchSearch;
}
/** A search with its kind by name. */
export type BenchSearch = Omit<SearchInput, "kind"> & { kind: KindKey };

interface Sample {
  name: string;
  business_name: string;
  place_id: number;
  lat: number;
  lng: number;
  synonyms: string[];
}

const [file, perGroup = "1200", seed = "1"] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!file || !url) throw new Error("Usage: DATABASE_URL=... node bench/data/make-queries.ts <file> [per group] [seed]");
const connection = await connect(url);
const random = randomOf(Number(seed));
const samples = await sampleListings(connection);
const common = await commonWords(connection);
const wanted = Number(perGroup);
const queries: BenchQuery[] = [
  ...different(wanted, "text-city", (from) => ({ text: words(from, random), placeId: from.place_id })),
  ...different(wanted, "common", () => ({ text: commonOf(random) })),
  ...different(Math.ceil(wanted / 2), "common-pair", () => ({ text: `${commonOf(random)} ${commonOf(random)}` })),
  ...different(wanted, "misspelt", (from) => ({
    text: misspelt(words(from, random), random),
    placeId: random.chance(0.5) ? from.place_id : undefined,
  })),
  ...different(wanted, "other-script", (from) => ({
    text: otherScript(words(from, random), random),
    placeId: random.chance(0.5) ? from.place_id : undefined,
  })),
  ...different(wanted, "near", (from) => ({ text: "", near: around(from, random) })),
  ...different(Math.ceil(wanted / 2), "near-word", (from) => ({
    text: random.pick(from.synonyms),
    near: around(from, random),
  })),
  ...(await deep(connection)),
];
writeFileSync(file, queries.map((query) => `${JSON.stringify(query)}\n`).join(""));
console.log(`${queries.length} searches written to ${file}`);
await connection.close();

function different(
  count: number,
  group: BenchQuery["group"],
  make: (from: Sample) => Partial<BenchSearch>,
): BenchQuery[] {
  const made = new Map<string, BenchQuery>();
  for (let tries = 0; made.size < count && tries < count * 30; tries++) {
    const given = { text: "", ...make(random.pick(samples)) };
    const key = JSON.stringify(given);
    if (given.text.trim() !== "" || given.near)
      made.set(key, { group, search: { kind: random.chance(0.85) ? "listing" : "business", limit: 20, ...given } });
  }
  return [...made.values()];
}

/** One or two words that people would type for the sampled thing: of its trade, or of its own name. */
function words(from: Sample, random: Random): string {
  if (random.chance(0.55)) return random.pick(from.synonyms);
  const own = searchableWords(random.chance(0.5) ? from.name : from.business_name);
  const start = random.below(Math.max(1, own.length - 1));
  return own.slice(start, start + 2).join(" ");
}

function otherScript(text: string, random: Random): string {
  return foldWords(text)
    .map((word) => (isDevanagari(word) ? plainRoman(word) : otherHand(word, random)))
    .join(" ");
}

function around({ lat, lng }: Sample, random: Random) {
  return { lat: lat + random.bell() * 0.03, lng: lng + random.bell() * 0.03 };
}

function commonOf(random: Random): string {
  return common(random);
}

/** The words that most things have, drawn the more often the more have them. */
async function commonWords({ pool }: Connection) {
  const { rows } = await pool.query<{ roman: string; devanagari: string | null; documents: number }>(
    "select roman, devanagari, documents from search_terms order by documents desc, id limit 400",
  );
  const spelled = rows.flatMap(({ roman, devanagari, documents }) =>
    [roman, ...(devanagari ? [devanagari] : [])].map((word) => ({ word, documents })),
  );
  const draw = weighted(spelled, ({ documents }) => documents);
  return (from: Random) => draw(from).word;
}

async function sampleListings({ pool }: Connection): Promise<Sample[]> {
  const { rows } = await pool.query<Sample>(
    `select l.name, b.name as business_name, l.place_id, b.lat, b.lng, s.synonyms from listings l join businesses b on b.id = l.business_id join subcategories s on s.id = l.subcategory_id
     where l.is_public and l.status = 'active' and hashtext(l.id::text) % (select greatest(1, count(*) / 20000)::int from listings) = 0 order by l.id limit 40000`,
  );
  return rows;
}

/** Page 500 of long lists (or the last page of shorter ones), reached by walking there once. */
async function deep(connection: Connection): Promise<BenchQuery[]> {
  const made: BenchQuery[] = [];
  const { rows: places } = await connection.pool.query<{ id: number }>(
    "select id from places order by population desc limit 12",
  );
  const starts: BenchSearch[] = [
    ...Array.from({ length: 25 }, () => ({ kind: "listing" as const, text: commonOf(random), limit: 100 })),
    ...places.map(({ id }) => ({ kind: "listing" as const, text: "", placeId: id, limit: 100 })),
  ];
  for (const start of starts) {
    let cursor: string | null | undefined;
    for (let page = 0; page < 100; page++) {
      const next: string | null = (await search(connection, { ...start, kind: kindOf(kinds, start.kind), cursor }))
        .nextCursor;
      if (next === null) break;
      cursor = next;
    }
    for (let page = 0; cursor && page < 12; page++) {
      made.push({ group: "deep", search: { ...start, limit: 20, cursor } });
      cursor = (await search(connection, { ...start, kind: kindOf(kinds, start.kind), limit: 20, cursor })).nextCursor;
    }
  }
  return made;
}
