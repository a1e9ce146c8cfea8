// Holds the stored cards to their rows: whatever changes, however two changes meet, and when some are missing.

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { KindKey } from "#contract/kinds.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { showBusiness } from "#server/features/businesses/businesses.ts";
import { CARD_VERSION } from "#server/features/directory/card-queries.ts";
import { findLockedView, viewCards } from "#server/features/directory/cards.ts";
import { kindOf } from "#server/features/directory/kinds.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { showListing } from "#server/features/listings/listings.ts";
import { toggleListing } from "#server/features/listings/own-listings.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { copyDatabase } from "#tests/harness/database.ts";
import { search } from "../search.ts";
import { indexMissingCards, reindexItems } from "./indexing.ts";

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

const change = (sql: string, ...values: unknown[]) => connection.pool.query(sql, values);
/** What is stored of a listing's own page, or nothing. */
const stored = async (id: string) => JSON.parse((await findLockedView(connection, listingKind, id)) ?? "null");
const indexBusiness = (ctx: Handle, id: string) => reindexItems(ctx, kinds, businessKind, [id]);
const indexListing = (ctx: Handle, id: string) => reindexItems(ctx, kinds, listingKind, [id]);
const found = async (key: KindKey, text: string) => {
  const kind = kindOf(kinds, key);
  const { items } = await search(connection, { kind, text, limit: 20 });
  const cards = await viewCards(connection, kind, items);
  return cards.map((card) => JSON.parse(card));
};

/** Ids of which something else is stored than what their row would give now; or which are stored and not public, or the other way round. */
async function astray(): Promise<string[]> {
  const { rows: cards } = await change(
    "select id, concat(kind, coalesce(subcategory_id::text, 'null'), ' ', place_id, members, locked) as all from cards",
  );
  const { rows: ids } = await change(kinds.map(({ table }) => `select id from ${table}`).join(" union all "));
  const all = ids.map(({ id }) => id);
  const right = new Map<string, string>();
  for (const kind of kinds)
    for (const row of await kind.makeCards(connection, all))
      right.set(row.id, `${kind.number}${row.subcategory_id} ${row.place_id}${row.members}${row.locked}`);
  const have = new Map(cards.map(({ id, all }) => [id, all]));
  return [...new Set([...right.keys(), ...have.keys()])].filter((id) => right.get(id) !== have.get(id));
}

describe("a buyer who reads a list", () => {
  it("sees a new name and price at once, of the business and of all it offers", async () => {
    await change("update businesses set name = 'Vrindavan Peda Bhandar' where id = $1", shop.id);
    await change("update listings set price_paise = 12345 where id = $1", shop.listings[0]);
    expect(await astray()).not.toEqual([]);
    await indexBusiness(connection, shop.id);
    expect(await astray()).toEqual([]);
    expect((await found("business", "vrindavan peda"))[0]).toMatchObject({ businessName: "Vrindavan Peda Bhandar" });
    const offered = (await found("listing", "peda")).filter(
      ({ businessName }) => businessName === "Vrindavan Peda Bhandar",
    );
    expect(offered.map(({ pricePaise }) => pricePaise)).toContain(12345);
  });

  it("reads how many listings a business has now, though its card was not written again", async () => {
    const [before] = await found("business", "vrindavan peda");
    await change("update listings set status = 'inactive' where id = $1", shop.listings[0]);
    await indexListing(connection, shop.listings[0]!);
    const [after] = await found("business", "vrindavan peda");
    expect(after.listingsCount).toBe(before.listingsCount - 1);
    expect(await astray()).toEqual([]);
  });

  it("sees no listing that was taken away, and nothing of it stays in the table", async () => {
    const id = shop.listings[1]!;
    await change("update listings set deleted_at = now() where id = $1", id);
    await indexListing(connection, id);
    expect(await stored(id)).toBeNull();
    expect(await viewCards(connection, listingKind, [{ id }])).toEqual([]);
  });

  it("opens a page that says the same with a stored view and without, and no listing answers as a business", async () => {
    const visitor = { ...connection, viewer: { kind: "visitor" } } as unknown as Ctx;
    const views = async () =>
      [await showBusiness(visitor, shop.id), await showListing(visitor, shop.listings.at(-1)!)].map((view) =>
        JSON.parse(view),
      );
    const before = await views();
    expect(before[0]).toMatchObject({
      businessName: "Vrindavan Peda Bhandar",
      locked: true,
      address: null,
      ownerName: expect.any(String),
    });
    await expect(showBusiness(visitor, shop.listings.at(-1)!)).rejects.toMatchObject({ code: "business.not-found" });
    await expect(showListing(visitor, shop.id)).rejects.toMatchObject({ code: "listing.not-found" });
    await change("delete from cards");
    expect(await views()).toEqual(before);
    await indexMissingCards(connection, kinds);
    expect(await views()).toEqual(before);
  });

  it("is shown what has no card all the same, and the timed job makes the cards that are missing", async () => {
    const before = await found("listing", "peda");
    await change("delete from cards");
    expect(await found("listing", "peda")).toEqual(before);
    await indexMissingCards(connection, kinds);
    expect(await astray()).toEqual([]);
    expect(await found("listing", "peda")).toEqual(before);
  });
});

describe("whoever changes a row without telling the index", () => {
  const visitor = () => ({ ...connection, viewer: { kind: "visitor" } }) as unknown as Ctx;

  it("takes what is stored of it away, so that nobody is shown what is blocked, deleted or was corrected by hand", async () => {
    const id = shop.listings.at(-1)!;
    expect(await stored(id)).not.toBeNull();
    await change("update listings set name = 'Corrected by hand' where id = $1", id);
    expect(JSON.parse(await showListing(visitor(), id))).toMatchObject({ listingName: "Corrected by hand" });
    await change("update businesses set deleted_at = now() where id = $1", shop.id);
    await expect(showBusiness(visitor(), shop.id)).rejects.toMatchObject({ code: "page.gone" });
    await expect(showListing(visitor(), id)).rejects.toMatchObject({ code: "page.gone" });
    await change("update businesses set deleted_at = null where id = $1", shop.id);
    await indexBusiness(connection, shop.id);
    await change("update cards set version = 0");
    expect(await stored(id)).toBeNull();
    await indexMissingCards(connection, kinds);
    expect(await astray()).toEqual([]);
  });
});

describe("what an older version wrote", () => {
  it("is found by today's words once the timed job has made it anew, and no more by what visitors may not read today", async () => {
    const id = shop.listings.at(-1)!;
    await change("update listings set name = 'Kesarbaati kesarbaatighar.in' where id = $1", id);
    await indexMissingCards(connection, kinds);
    expect((await found("listing", "kesarbaati")).map(({ listingName }) => listingName)).toEqual(["Kesarbaati •••"]);
    expect((await change("select 1 from search_terms where roman = 'kesarbaatighar'")).rows).toEqual([]);
  });
});

describe("what is stored", () => {
  it("has the form of its version: whoever changes what a card or a locked view says raises CARD_VERSION, and this text with it", async () => {
    const { rows } = await change("select members, locked from cards order by kind, id");
    const shapes = new Set(
      rows.map(({ members, locked }) =>
        Object.keys(JSON.parse(`{${[members, locked].filter(Boolean).join(",")}}`))
          .sort()
          .join(" "),
      ),
    );
    expect([CARD_VERSION, ...[...shapes].sort()]).toEqual([
      10,
      "_id address answersWithin businessLocation businessName checks createdAt description fkFurtherSubCategoryIds fkUserId gstNumber hasAddress hasMoreText hasOpeningHours hasWebsite images imagesCount isMine languages location locked openSince openingHours ownerName paymentWays pinCode rating reviewsCount serviceArea slug updatedAt website",
      "_id address businessLocation businessName businessSlug description fkBusinessId fkUserId hasAddress hasMoreText hasOpeningHours hasWebsite images imagesCount isMine listingName location locked openingHours pinCode postedOn pricePaise slug updatedAt website",
      "_id answersMost description kind postedOn priceFromPaise priceToPaise priceUnit quantity slug title untilDate",
      "_id authorName hasCity image imageAlt kind name publishedAt slug summary title updatedAt",
      "_id byAssociation description endsAt endsOn feePaise images isReligious postedOn slug startsAt startsOn title venue",
      "_id closingDate company_name description employmentType experience experienceFrom experienceTo functionalArea functionalAreaHi job_title openings postedOn qualification qualificationHi salaryFromPaise salaryPeriod salaryToPaise slug workMode",
      "_id description endsOn feePaise images kind languages postedOn services shakha slug startsAt startsOn textKind title",
      "_id employmentTypes expectedSalary experienceYears functionalArea functionalAreaHi headline noticePeriod qualification qualificationHi relocation skills slug workModes",
    ]);
  });
});

describe("two changes at the same moment", () => {
  it("never leave an old name behind, however an owner's switch and the business's change meet, and both succeed", async () => {
    const id = shop.listings[0]!;
    const { rows } = await change("select owner_id from businesses where id = $1", shop.id);
    const owner = {
      ...connection,
      clock: { now: () => new Date() },
      config: { sessionSecret: "secret-of-the-town-of-the-cards-0001" },
      ports: { reindex: async (ctx: Handle) => indexListing(ctx, id) },
      viewer: { kind: "member", id: rows[0].owner_id, client: "web", paid: true },
    } as unknown as Ctx;
    for (let round = 0; round < 40; round += 1) {
      await change("update listings set status = 'inactive' where id = $1", id);
      await indexListing(connection, id);
      const rename = inTransaction(connection, async (ctx) => {
        await ctx.db
          .updateTable("businesses")
          .set({ name: `Peda House ${round}` })
          .where("id", "=", shop.id)
          .execute();
        await indexBusiness(ctx, shop.id);
      });
      await new Promise((resolve) => setTimeout(resolve, round / 4));
      await Promise.all([rename, toggleListing(owner, id)]);
      expect(await stored(id)).toMatchObject({ businessName: `Peda House ${round}` });
    }
    expect(await astray()).toEqual([]);
  });

  it("both stand in the card: the owner's new price and the business's new name", async () => {
    const id = shop.listings[2] ?? shop.listings[0]!;
    await change("update listings set status = 'active' where id = $1", id);
    await indexBusiness(connection, shop.id);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const price = inTransaction(connection, async (ctx) => {
      await ctx.db.updateTable("listings").set({ price_paise: 77700 }).where("id", "=", id).execute();
      await indexListing(ctx, id);
      written();
      await held;
    });
    await isWritten;
    const name = inTransaction(connection, async (ctx) => {
      await ctx.db.updateTable("businesses").set({ name: "Gokul Peda" }).where("id", "=", shop.id).execute();
      await indexBusiness(ctx, shop.id);
    });
    setTimeout(commit, 300);
    await Promise.all([price, name]);
    expect(await stored(id)).toMatchObject({ pricePaise: 77700, businessName: "Gokul Peda" });
    expect(await astray()).toEqual([]);
  });
});
