// Holds a change of one business to its own rows, however many others there are and however old the statistics of the tables; and a text of nothing but misspellings to a few queries.

import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import type { Db, RunNamed } from "#server/platform/postgres/handle.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { openSearching } from "#tests/harness/searching.ts";
import { search } from "../search.ts";
import { reindexItems } from "./indexing.ts";

const OTHERS = 20_000;
const searching = openSearching();
let shop: { id: string; listings: number };

beforeAll(async () => {
  const { pool } = searching.connection;
  const { rows } = await pool.query(
    `select b.id, count(*)::int as listings from businesses b join listings l on l.business_id = b.id where b.name = 'Brij Peda Sadan' group by b.id`,
  );
  shop = rows[0];
  await pool.query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
     select gen_random_uuid(), b.id, b.owner_id, b.place_id, b.subcategory_id, 'Offering ' || n, true
     from (select * from businesses where id <> $1 and approval = 'approved' order by id limit 1) b, generate_series(1, $2) n`,
    [shop.id, OTHERS],
  );
  await pool.query(
    `insert into cards (id, kind, subcategory_id, place_id, members, locked, version)
     select id, 1, subcategory_id, place_id, '', '', 1 from listings where name like 'Offering %'`,
  );
});

/** How many rows of listings and cards were read in a transaction. */
async function rowsRead(work: (ctx: Handle) => Promise<unknown>): Promise<number> {
  const count = async (db: Db) =>
    (
      await sql<{ n: number }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
        from pg_stat_xact_user_tables where relname in ('listings', 'cards')`.execute(db)
    ).rows[0]!.n;
  return inTransaction(searching.connection, async (ctx) => {
    const before = await count(ctx.db);
    await work(ctx);
    return (await count(ctx.db)) - before;
  });
}

it.each([
  ["an edit", { description: "Fresh every morning" }],
  ["a decision about it", { approval: "pending" as const }],
])("%s reads what is of that business and nothing of the others", async (_, change) => {
  const read = await rowsRead(async (ctx) => {
    await ctx.db.updateTable("businesses").set(change).where("id", "=", shop.id).execute();
    await reindexItems(ctx, kinds, businessKind, [shop.id]);
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(20 * (shop.listings + 1));
});

/** How often a search for this text asks the database for words spelled alike. */
async function likenessAsked(text: string): Promise<number> {
  let asked = 0;
  const query: RunNamed = (named) => {
    if (named.name === "search-terms-spelled-like" || named.name === "search-terms-by-prefix") asked += 1;
    return searching.connection.query(named);
  };
  await search({ ...searching.connection, query }, { kind: listingKind, text, limit: 20 });
  return asked;
}

it("a text of words that nobody wrote has the first eight of them looked for by likeness, and a word longer than any not at all", async () => {
  const words = Array.from({ length: 20 }, (_, n) => `zq${String.fromCharCode(97 + n)}xovkuj`);
  expect(await likenessAsked(words.slice(0, 2).join(" "))).toBeGreaterThanOrEqual(2);
  expect(await likenessAsked(words.join(" "))).toBeLessThanOrEqual(8);
  expect(await likenessAsked("zqaxovkuj".repeat(5))).toBe(0);
});
