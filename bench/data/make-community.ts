/**
 * Fills a database with an invented community and indexes it: node bench/data/make-community.ts <offerings> [seed] [--outside-demo] with DATABASE_URL.
 * With --outside-demo nothing is put into the cities of the demo community, so that judged searches for a category in a city keep their one right answer.
 */
import { readFileSync } from "node:fs";
import pg from "pg";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { kinds } from "#server/app.ts";
import { indexMissingCards } from "#server/features/search/index/indexing.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { type Business, community, type Listing } from "./community.ts";
import { communityWriter } from "./community-rows.ts";
import type { Place, Subcategory } from "./community-texts.ts";
import { randomOf } from "./random.ts";
import { SearchWriter } from "./search-writer.ts";

const BATCH = 20_000;
/** All moments of the data lie before this one, so that a seed always gives the same rows. */
const UNTIL = Date.UTC(2026, 9, 1);

const [wanted, seedText = "1"] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const offerings = Number(wanted);
const seed = Number(seedText);
const kept = process.argv.includes("--outside-demo") ? demoCities() : new Set<string>();
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(offerings) || offerings < 1)
  throw new Error("Usage: DATABASE_URL=... node bench/data/make-community.ts <offerings> [seed]");

const started = Date.now();
const connection = await connect(url);
await migrate(connection.pool);
await seedReference(connection);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
await fill();
await client.end();
await connection.close();

async function fill(): Promise<void> {
  const { rows: places } = await client.query<Place & { slug: string }>(
    "select p.id, p.slug, p.name, s.name as state_name, p.lat, p.lng, p.population from places p join states s on s.code = p.state_code order by p.id",
  );
  const { rows: subcategories } = await client.query<Subcategory>(
    "select id, category_id, name, name_hi, synonyms from subcategories order by id",
  );
  const writer = new SearchWriter(connection, client, await categoryWords());
  await writer.open();
  const write = communityWriter(client);
  let businesses: Business[] = [];
  let listings: Listing[] = [];
  const flush = async () => {
    await write(businesses, listings);
    await writer.add(businesses, listings);
    [businesses, listings] = [[], []];
  };
  const towns = places.filter((place) => !kept.has(place.slug));
  for (const made of community(randomOf(seed), towns, subcategories, offerings, UNTIL)) {
    businesses.push(made.business);
    listings.push(...made.listings);
    if (listings.length >= BATCH) await flush();
  }
  await flush();
  say("rows written");
  await writer.close();
  say("postings written and sorted");
  // What fills a database by COPY leaves it without statistics, and what is asked of it next would be planned blindly.
  await client.query("analyze members; analyze businesses; analyze listings");
  for (const table of ["search_postings", "search_documents", "search_terms"])
    await client.query(`vacuum (analyze) ${table}`);
  say("statistics taken");
  await indexMissingCards(connection, kinds);
  await client.query("vacuum (analyze) cards");
  say("cards written");
  say(`${offerings} offerings ready`);
}

function demoCities(): Set<string> {
  const businesses = JSON.parse(readFileSync(new URL("../../db/demo/businesses.json", import.meta.url), "utf8"));
  return new Set(businesses.map(({ citySlug }: { citySlug: string }) => citySlug));
}

async function categoryWords(): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; words: string }>(
    "select id, concat_ws(' ', name, name_hi, array_to_string(synonyms, ' ')) as words from categories",
  );
  return new Map(rows.map((row) => [row.id, row.words]));
}

function say(what: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${what}`);
}
