// Holds the index to what visitors may see, at every change of a row, and its postings to its documents.

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { KindKey } from "#contract/kinds.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { kindOf } from "#server/features/directory/kinds.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { copyDatabase } from "#tests/harness/database.ts";
import { findMatches } from "../finding/matches.ts";
import { search } from "../search.ts";
import { indexMany, reindexAll, reindexItems } from "./indexing.ts";
import { ensurePositionIndexes } from "./position-index-queries.ts";

let connection: Connection;
let drop: () => Promise<void>;
let shop: { id: string; listings: string[] };

beforeAll(async () => {
  const copy = await copyDatabase(inject("databaseUrl"));
  connection = await connect(copy.url, 4);
  drop = copy.drop;
  const { rows } = await connection.pool.query(
    "select b.id, array_agg(l.id::text) as listings from businesses b join listings l on l.business_id = b.id and l.status = 'active' where b.name = 'Brij Peda Sadan' group by b.id",
  );
  shop = rows[0];
});
afterAll(async () => {
  await connection.close();
  await drop();
});

const indexBusiness = (ctx: Handle, id: string) => reindexItems(ctx, kinds, businessKind, [id]);
const indexListing = (ctx: Handle, id: string) => reindexItems(ctx, kinds, listingKind, [id]);
const finds = async (key: KindKey, text: string) =>
  (await search(connection, { kind: kindOf(kinds, key), text, limit: 50 })).items.map((item) => item.id);
const change = (sql: string, ...values: unknown[]) => connection.pool.query(sql, values);

/** Postings that no document accounts for, or that a document lacks. */
async function strayPostings(): Promise<number> {
  const { rows } = await change(
    `select count(*)::int as stray from (
       select s.place_id, t.term, d.kind, t.score, d.number from search_documents d cross join lateral unnest(d.terms, d.scores) as t (term, score)
       cross join lateral (values (0), (d.place_id)) as s (place_id)) o
     full join search_postings p on p.place_id = o.place_id and p.term = o.term and p.kind = o.kind and p.score = o.score and p.document = o.number where p.document is null or o.number is null`,
  );
  return rows[0].stray;
}

describe("the index follows its rows", () => {
  it("drops a business and its listings when it is hidden, and brings them back when it is approved again", async () => {
    await change("update listings set is_public = false where business_id = $1", shop.id);
    await change("update businesses set approval = 'pending' where id = $1", shop.id);
    await indexBusiness(connection, shop.id);
    expect(await finds("business", "brij peda sadan")).not.toContain(shop.id);
    expect((await finds("listing", "peda")).filter((id) => shop.listings.includes(id))).toEqual([]);
    await change("update listings set is_public = true where business_id = $1", shop.id);
    await change("update businesses set approval = 'approved' where id = $1", shop.id);
    await indexBusiness(connection, shop.id);
    expect((await finds("business", "brij peda sadan"))[0]).toBe(shop.id);
    expect((await finds("listing", "brij peda")).filter((id) => shop.listings.includes(id)).length).toBe(
      shop.listings.length,
    );
  });

  it("finds a new name at once and the old one no more, in the business and in its listings, though both were asked before", async () => {
    expect(await finds("business", "quintessa")).toEqual([]);
    await change("update businesses set name = 'Quintessa Peda' where id = $1", shop.id);
    await indexBusiness(connection, shop.id);
    await new Promise((resolve) => setTimeout(resolve, 2100)); // an unknown word stays unknown for two seconds
    expect(await finds("business", "quintessa")).toEqual([shop.id]);
    expect(new Set(await finds("listing", "quintessa"))).toEqual(new Set(shop.listings));
    expect((await search(connection, { kind: businessKind, text: "brij sadan", limit: 5 })).match).not.toBe("all");
  });

  it("drops one listing that is switched off, and keeps the others", async () => {
    const [first, second] = shop.listings as [string, string];
    await change("update listings set status = 'inactive' where id = $1", first);
    await indexListing(connection, first);
    const left = await finds("listing", "quintessa");
    expect(left).not.toContain(first);
    expect(left).toContain(second);
  });

  it("leaves nothing behind when the transaction of the change is rolled back", async () => {
    const failing = inTransaction(connection, async (ctx) => {
      await ctx.db.updateTable("businesses").set({ name: "Xqvuttim Peda" }).where("id", "=", shop.id).execute();
      await indexBusiness(ctx, shop.id);
      throw new Error("the room changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    expect(await finds("business", "xqvuttim")).toEqual([]);
  });

  it("keeps postings and documents the same after all of this, and after a rebuild", async () => {
    expect(await strayPostings()).toBe(0);
    await reindexAll(connection, kinds);
    expect(await strayPostings()).toBe(0);
    const { rows } = await change(
      `select (select count(*) from search_documents)::int as indexed,
        ${kinds.map(({ table, isPublic }) => `(select count(*) from ${table} x where ${isPublic("x")})::int`).join(" + ")} as visible`,
    );
    expect(rows[0].indexed).toBe(rows[0].visible);
  });

  it("lets two transactions with the same new words finish, whatever their order", async () => {
    const [one, two] = shop.listings as [string, string];
    await change("update listings set status = 'active', description = 'wuvuqo xajiri zomuka' where id = $1", one);
    await change("update listings set status = 'active', description = 'zomuka xajiri wuvuqo' where id = $1", two);
    await Promise.all([one, two].map((id) => inTransaction(connection, (ctx) => indexMany(ctx, listingKind, [id]))));
    expect((await finds("listing", "xajiri zomuka")).sort()).toEqual([one, two].sort());
  });
});

describe("what visitors may not read", () => {
  it("cannot be confirmed by searching for it: phone numbers, e-mails and links in a description", async () => {
    await change(
      "update businesses set description = 'Call 98260 12345 or 9826054321, mail secretname@hiddenhost.com, see www.hiddenshop.in/xyzzy' where id = $1",
      shop.id,
    );
    await indexBusiness(connection, shop.id);
    for (const text of [
      "98260 12345",
      "9826054321",
      "98260",
      "12345",
      "secretname",
      "hiddenhost",
      "hiddenshop",
      "xyzzy",
    ])
      expect(await finds("business", text), text).not.toContain(shop.id);
  });
});

describe("the indexes of positions", () => {
  const indexes = async () =>
    (
      await change(
        "select indexdef from pg_indexes where tablename = 'search_documents' and indexname like '%position%'",
      )
    ).rows.map((row) => Number(/WHERE \(kind = (\d+)\)/.exec(row.indexdef)?.[1]));

  it("are one for each kind, and a kind that comes later gets its own", async () => {
    expect((await indexes()).sort()).toEqual(kinds.map(({ number }) => number).sort());
    const temples = { ...businessKind, number: 32_000 };
    for (const all of [[...kinds, temples], [temples]]) await ensurePositionIndexes(connection.pool, all);
    expect(await indexes()).toContain(32_000);
    expect(await indexes()).toHaveLength(kinds.length + 1);
  });
});

describe("words that are common each and rare together", () => {
  it("are found all, once each and in order, by scanning or by intersecting", async () => {
    await change(
      `insert into search_documents (kind, id, place_id, subcategory_id, position, terms, scores)
       select 1, gen_random_uuid(), 1, 101, point(75, 22), case when n % 450 = 0 or n > 5900 then array[900001, 900002] else array[900001] end,
         case when n % 450 = 0 or n > 5900 then array[400 + n % 7, 900]::smallint[] else array[400 + n % 7]::smallint[] end from generate_series(1, 6000) n`,
    );
    await change(
      `insert into search_postings (place_id, term, kind, score, document) select 0, t.term, 1, t.score, d.number from search_documents d cross join lateral unnest(d.terms, d.scores) as t (term, score) where d.terms && array[900001]`,
    );
    const { rows } = await change(
      "select number from search_documents where terms @> array[900001, 900002] order by scores[1] desc, number desc",
    );
    const found: number[] = [];
    for (let after: { score: number; number: number } | undefined; ; ) {
      const page = await findMatches(connection, {
        kind: listingKind,
        criteria: { terms: [900001], bonuses: [0], others: [[900002]] },
        after,
        limit: 20,
      });
      found.push(...page.map((row) => row.number));
      const last = page.at(-1);
      if (!last || page.length < 20) break;
      after = { score: last.score, number: last.number };
    }
    expect(found).toEqual(rows.map((row) => row.number));
    expect(found.length).toBe(113);
  });
});
