/** Writes a list of businesses as an association has it, of the invented community and in people's words: node bench/data/make-sheet.ts <businesses> <file.csv> [seed] with DATABASE_URL leading to a database with the reference data. */
import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { connect } from "#server/platform/postgres/database.ts";
import { type Business, community } from "./community.ts";
import type { Place, Subcategory } from "./community-texts.ts";
import { randomOf } from "./random.ts";

const UNTIL = Date.UTC(2026, 9, 1);
/** More than any business offers. */
const OFFERINGS = 20;
/** Of the Indian range that nobody has. */
const FIRST_PHONE = 6_100_000_000;

const [wanted, file, seedText = "1"] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!url || !file || !Number(wanted))
  throw new Error("Usage: DATABASE_URL=... node bench/data/make-sheet.ts <businesses> <file.csv> [seed]");
const connection = await connect(url);
const { rows: places } = await connection.pool.query<Place>(
  "select p.id, p.name, s.name as state_name, p.lat, p.lng, p.population from places p join states s on s.code = p.state_code where p.population > 50000 order by p.id",
);
const { rows: subcategories } = await connection.pool.query<Subcategory>(
  "select id, category_id, name, name_hi, synonyms from subcategories order by id",
);
await connection.close();

const random = randomOf(Number(seedText));
const rows: string[][] = [];
for (const { business } of community(random, places, subcategories, Number(wanted) * OFFERINGS, UNTIL)) {
  if (rows.length === Number(wanted)) break;
  rows.push(rowOf(business, rows.length));
}
writeFileSync(file, `\ufeff${stringify([["Firm", "Owner", "Mobile No.", "Work", "City", "State", "About"], ...rows])}`);
console.log(`${rows.length} businesses written to ${file}`);

function rowOf({ name, description, owner, place, subcategory }: Business, at: number): string[] {
  const { name: kind, name_hi, synonyms } = subcategory;
  return [
    name,
    `${owner.firstName} ${owner.lastName}`,
    String(FIRST_PHONE + at),
    random.pick([kind, name_hi, synonyms[0] ?? kind]),
    place.name,
    place.state_name,
    description,
  ];
}
