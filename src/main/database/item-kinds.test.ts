// What was told about businesses and listings before items had kinds is carried over, and finds its item, its owner's contact and its uniqueness again.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { emptyDatabase, type OwnDatabase } from "#tests/harness/database.ts";
import { listMigrations, migrate } from "./migrate.ts";

const OWNER = "00000000-0000-7000-8000-000000000001";
const ASHA = "00000000-0000-7000-8000-000000000002";
const SHOP = "00000000-0000-7000-8000-0000000000b1";
const OTHER_SHOP = "00000000-0000-7000-8000-0000000000b2";
const SWEETS = "00000000-0000-7000-8000-0000000000c1";
const OF_SHOP = { item_kind: 0, item_id: SHOP, contact_id: SHOP };
const OF_SWEETS = { item_kind: 1, item_id: SWEETS, contact_id: SHOP };

let database: OwnDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await emptyDatabase(inject("databaseUrl"));
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined); // the database may be dropped before the last connection is closed
  await migrate(pool, { migrations: listMigrations().filter(({ name }) => name < "0100") });
  await pool.query(BEFORE);
  await migrate(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rowsOf = async (text: string) => (await pool.query(text)).rows;

test("leads, reveals and clicks of both kinds name their item and the business whose contact it shows", async () => {
  expect(await rowsOf("select id, item_kind, item_id, contact_id from leads order by id")).toEqual([
    { id: lead(1), ...OF_SHOP },
    { id: lead(2), ...OF_SWEETS },
    { id: lead(3), ...OF_SWEETS },
    { id: lead(4), item_kind: 0, item_id: OTHER_SHOP, contact_id: OTHER_SHOP },
  ]);
  expect(await rowsOf("select lead_id as id, item_kind, item_id, contact_id from contact_reveals order by id")).toEqual(
    [
      { id: lead(1), ...OF_SHOP },
      { id: lead(2), ...OF_SWEETS },
    ],
  );
  expect(await rowsOf("select click, item_kind, item_id, contact_id from contact_clicks order by click")).toEqual([
    { click: "detail", ...OF_SWEETS },
    { click: "website", ...OF_SHOP },
  ]);
});

test("viewings of today keep their kind, and the day's number of an address", async () => {
  expect(await rowsOf("select item_kind, item_id from viewings order by item_kind")).toEqual([
    { item_kind: 0, item_id: SHOP },
    { item_kind: 1, item_id: SWEETS },
  ]);
  expect(await rowsOf("select item_kind, item_id, counted from viewing_addresses")).toEqual([
    { item_kind: 1, item_id: SWEETS, counted: 3 },
  ]);
});

test("the same click or the same words on one day are still one lead, a click counts once, and the record cannot be changed", async () => {
  const repeat = (table: string, columns: string, where: string) =>
    pool.query(
      `insert into ${table} (${columns}) select ${columns.replace(/^id/, "gen_random_uuid()")} from ${table} where ${where}`,
    );
  const LEAD =
    "id, owner_id, member_id, item_kind, item_id, contact_id, marker, contact_person, phone, email, query, day, created_at";
  await expect(repeat("leads", LEAD, `id = '${lead(1)}'`)).rejects.toThrow(/leads_click_once/);
  await expect(repeat("leads", LEAD, `id = '${lead(2)}'`)).rejects.toThrow(/leads_query_once/);
  const CLICK = "member_id, owner_id, item_kind, item_id, contact_id, click, day, clicked_at";
  await expect(repeat("contact_clicks", CLICK, "true")).rejects.toThrow(/contact_clicks_once/);
  await expect(pool.query("update contact_reveals set ip = ''")).rejects.toThrow(/cannot be changed/);
});

function lead(n: number): string {
  return `00000000-0000-7000-8000-00000000000${n}`;
}

/** One shop with one listing, another shop, and what a member did with them. */
const BEFORE = `
  insert into states (code, slug, name, name_hi, gst_code, lat, lng) values ('MP', 'mp', 'Madhya Pradesh', 'मध्य प्रदेश', '23', 23, 77);
  insert into places (id, state_code, slug, name, lat, lng, position) values (14, 'MP', 'indore', 'Indore', 22.7, 75.8, point(75.8, 22.7));
  insert into categories (id, slug, name, name_hi, icon) values (3, 'food', 'Food', 'भोजन', 'food');
  insert into subcategories (id, category_id, slug, name, name_hi) values (302, 3, 'sweets', 'Sweets', 'मिठाई');
  insert into members (id, kind, first_name, phone) values ('${OWNER}', 'business', 'Owner', '9000000001'), ('${ASHA}', 'individual', 'Asha', '9000000002');
  insert into businesses (id, owner_id, name, phone, place_id, subcategory_id, lat, lng, position, approval)
    select id::uuid, '${OWNER}', 'Shop', '9000000001', 14, 302, 22.7, 75.8, point(75.8, 22.7), 'approved' from unnest(array['${SHOP}', '${OTHER_SHOP}']) as id;
  insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public) values ('${SWEETS}', '${SHOP}', '${OWNER}', 14, 302, 'Laddu', true);
  insert into leads (id, owner_id, member_id, business_id, listing_id, marker, contact_person, phone, query, day, created_at) values
    ('${lead(1)}', '${OWNER}', '${ASHA}', '${SHOP}', null, 'call', 'Asha', '9000000002', '', '2026-11-20', now()),
    ('${lead(2)}', '${OWNER}', '${ASHA}', null, '${SWEETS}', null, 'Asha', '9000000002', 'How much?', '2026-11-20', now()),
    ('${lead(3)}', '${OWNER}', '${ASHA}', null, '${SWEETS}', 'call', 'Asha', '9000000002', '', '2026-11-20', now()),
    ('${lead(4)}', '${OWNER}', '${ASHA}', '${OTHER_SHOP}', null, 'call', 'Asha', '9000000002', '', '2026-11-20', now());
  insert into contact_reveals (id, member_id, owner_id, business_id, listing_id, lead_id, how, ip, day, revealed_at) values
    ('${lead(1)}', '${ASHA}', '${OWNER}', '${SHOP}', null, '${lead(1)}', 'call', '127.0.0.1', '2026-11-20', now()),
    ('${lead(2)}', '${ASHA}', '${OWNER}', null, '${SWEETS}', '${lead(2)}', 'query', '127.0.0.1', '2026-11-20', now());
  insert into contact_clicks (member_id, owner_id, business_id, listing_id, click, day, clicked_at) values
    ('${ASHA}', '${OWNER}', '${SHOP}', null, 'website', '2026-11-20', now()),
    ('${ASHA}', '${OWNER}', null, '${SWEETS}', 'detail', '2026-11-20', now());
  insert into viewings (item_id, viewer_hash, day) values ('${SHOP}', 'a', '2026-11-20'), ('${SWEETS}', 'a', '2026-11-20');
  insert into viewing_addresses (item_id, day, address_hash, counted) values ('${SWEETS}', '2026-11-20', 'a', 3);`;
