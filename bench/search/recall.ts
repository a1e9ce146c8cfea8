/** Prints how many of the judged searches find what they should among the first ten, by group: node bench/search/recall.ts [--misses] with DATABASE_URL. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { seedDemo } from "#main/database/seed-demo.ts";
import { kinds } from "#server/app.ts";
import { reindexAll } from "#server/features/search/index/indexing.ts";
import { search } from "#server/features/search/search.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";

interface Judged {
  query: string;
  city?: string;
  group: string;
  /** "business:<key>" or "listing:<key>": any one of them among the first ten of its kind is a find. */
  expect: string[];
  /** Asks for the nearest where nothing is listed, or for something that only the demo has: not asked beside invented listings. */
  alone?: true;
}

const AMONG = 10;
const WANTED = 0.95;
const root = join(import.meta.dirname, "../..");

const connection = await connect(process.env.DATABASE_URL ?? "postgres://localhost/viprasetu_bench");
await prepare(connection);
const keys = await keysById(connection);
if (keys.size === 0)
  throw new Error("The demo is not in this database: ask for the recall before `npm run bench -- data` fills it.");
const places = new Map(
  (await connection.pool.query<{ slug: string; id: number }>("select slug, id from places")).rows.map((row) => [
    row.slug,
    row.id,
  ]),
);
const tallies = new Map<string, { found: number; asked: number }>();
const isAlone = await holdsDemoAlone(connection);
for (const judged of read<Judged[]>("bench/search/judged-queries.json"))
  if (isAlone || !judged.alone) await judge(judged);
if (!isAlone) console.log("Other listings stand beside the demo's: what only holds without them was not asked.");
report();
await connection.close();

/** Migrates, loads reference and demo data where they are missing, and indexes what is not indexed. */
async function prepare(connection: Connection): Promise<void> {
  const { pool } = connection;
  await migrate(pool);
  await seedReference(connection);
  const dataDir = mkdtempSync(join(tmpdir(), "viprasetu-recall-"));
  const secrets = { pinPepper: "only for measuring", panKey: "only for measuring too" };
  await seedDemo(connection, { ...secrets, dataDir, s3: undefined }, new Date());
  rmSync(dataDir, { recursive: true });
  const { rows } = await pool.query("select 1 from search_documents limit 1");
  if (rows.length === 0) await reindexAll(connection, kinds);
}

async function holdsDemoAlone({ pool }: Connection): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from listings");
  return rows[0]!.n <= read<unknown[]>("db/demo/listings.json").length;
}

async function judge(judged: Judged): Promise<void> {
  const tally = tallies.get(judged.group) ?? { found: 0, asked: 0 };
  tallies.set(judged.group, tally);
  tally.asked += 1;
  const placeId = judged.city ? places.get(judged.city) : undefined;
  const seen: string[] = [];
  for (const kind of kinds) {
    if (!judged.expect.some((key) => key.startsWith(kind.key))) continue;
    const page = await search(connection, { kind, text: judged.query, placeId, limit: 20 });
    const found = page.items.slice(0, AMONG).map((item) => keys.get(item.id) ?? item.id);
    if (found.some((key) => judged.expect.includes(key))) {
      tally.found += 1;
      return;
    }
    seen.push(`${page.match} ${JSON.stringify(page.understood)} ${found.slice(0, 4).join(" ")}`);
  }
  if (process.argv.includes("--misses"))
    console.log(
      `missed (${judged.group}) ${judged.query}${judged.city ? ` @${judged.city}` : ""}: wanted ${judged.expect.join(" or ")}; got ${seen.join(" | ")}`,
    );
}

function report(): void {
  let isEnough = true;
  for (const [group, { found, asked }] of tallies) {
    isEnough &&= found / asked >= WANTED;
    console.log(
      `${group.padEnd(22)} ${String(found).padStart(3)} of ${String(asked).padStart(3)}  ${((found / asked) * 100).toFixed(1)} %`,
    );
  }
  const sum = [...tallies.values()].reduce((a, b) => ({ found: a.found + b.found, asked: a.asked + b.asked }));
  console.log(
    `${"all".padEnd(22)} ${sum.found} of ${sum.asked}  ${((sum.found / sum.asked) * 100).toFixed(1)} % among the first ${AMONG}`,
  );
  if (!isEnough) process.exitCode = 1;
}

/** The demo's keys are not stored: its items are known by name and owner. */
async function keysById({ pool }: Connection): Promise<Map<string, string>> {
  const owners = read<Array<{ phone: string }>>("db/demo/members.json").map((member) => member.phone);
  const stored = await pool.query<{ id: string; name: string; listings: Array<{ id: string; name: string }> }>(
    `select b.id, b.name, (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name)), '[]') from listings l where l.business_id = b.id) as listings
     from businesses b join members m on m.id = b.owner_id where m.phone = any($1)`,
    [owners],
  );
  const byName = new Map(stored.rows.map((row) => [row.name, row]));
  const found = new Map<string, string>();
  for (const { key, businessName } of read<Array<{ key: string; businessName: string }>>("db/demo/businesses.json")) {
    const row = byName.get(businessName);
    if (!row) continue;
    found.set(row.id, `business:${key}`);
    for (const listing of read<Array<{ key: string; businessKey: string; listingName: string }>>(
      "db/demo/listings.json",
    ))
      for (const { id, name } of row.listings)
        if (listing.businessKey === key && listing.listingName === name) found.set(id, `listing:${listing.key}`);
  }
  return found;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as T;
}
