// Somebody who wants to be forgotten is, in every table, but for what the law and others need.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { search } from "#contract/search.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import { kinds } from "#server/app.ts";
import { fillTown } from "#tests/browser/steps/busy-town.ts";
import { allScreens } from "#tests/browser/steps/screens.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { eraseMember } from "./erasure.ts";
import { FATES } from "./erasure-plan.ts";

const { phone } = demoMembers().find(({ key }) => key === "asha")!;
/** What only she is called here. */
const NAME = "Zarinavati";
const MAIL = "zarinavati@example.org";
/** Where her name may stay: the books, the log that nobody can change, and what the staff themselves wrote above the pages. */
const BOOKS = ["banners", "donation_receipts", "donations", "payment_orders", "receipts", "staff_log"];

let town: Town;
let asha: string;
/** Her words and numbers, for a regular expression. */
let hers = `${phone}|${NAME}|${MAIL}`;
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query<Row>(sql, values)).rows;

beforeAll(async () => {
  town = await openTown();
  asha = await town.idOf("asha");
  await rows("update members set first_name = $2, email = $3, confirmed_email = $3 where id = $1", [asha, NAME, MAIL]);
  await allScreens(town, { id: asha, ...(await town.signIn("asha")) });
  await fillTown(town);
  const shops = await rows<{ name: string; phone: string }>("select name, phone from businesses where owner_id = $1", [
    asha,
  ]);
  expect(shops.length).toBeGreaterThan(0);
  hers = [hers, ...shops.flatMap(({ name, phone }) => [name, phone])].join("|");
});
afterAll(() => town.close());

test("every column that names members is decided about", async () => {
  const named = await rows<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'members'::regclass`,
  );
  expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(FATES).sort());
});

test("one of the staff, and a number that nobody has, are left alone", async () => {
  await rows("update members set staff_role = 'editor' where id = $1", [asha]);
  expect(await eraseMember(town.portal.base, kinds, phone)).toBe("staff");
  await rows("update members set staff_role = null where id = $1", [asha]);
  expect(await eraseMember(town.portal.base, kinds, "9999999999")).toBeUndefined();
  expect(await tablesWithHer()).toContain("members");
});

test("an erased member is found in no table but the books, in no search and on no page, and the phone may join anew", async () => {
  const [shop] = await rows<{ id: string }>("select id from businesses where owner_id = $1 and approval = 'approved'", [
    asha,
  ]);
  const session = await town.signIn("asha");
  const [before] = await rows<{ n: number }>("select count(*)::int as n from members");
  expect(await tablesWithHer()).toEqual(expect.arrayContaining(["businesses", "matrimony_profiles", "members"]));
  expect(await eraseMember(town.portal.base, kinds, phone)).toBe("erased");
  const left = (await tablesWithHer()).filter((table) => !BOOKS.includes(table));
  expect(left).toEqual([]);
  for (const [name, fate] of Object.entries(FATES)) {
    const [table, column] = name.split(".");
    if (fate === "delete") expect(await rows(`select 1 from ${table} where ${column} = $1`, [asha]), name).toEqual([]);
  }
  expect((await town.call(businesses.fetch, { fkBusinessId: shortId(shop!.id) })).status).not.toBe(200);
  const found = await town.call(search.searchBusiness, { searchQuery: "Annapurna Satvik Rasoi" });
  expect(JSON.stringify(found.payload)).not.toContain(shortId(shop!.id));
  expect((await fetch(`${town.url}/userProfile/${shortId(asha)}`)).status).toBe(404);
  expect((await fetch(`${town.url}/api/public/users/fetch`, { headers: session.headers })).status).toBeGreaterThan(399);
  expect(await rows("select count(*)::int as n from members")).toEqual([before]);
  expect(await rows("select 1 from members where phone = $1", [phone])).toEqual([]);
  expect(await eraseMember(town.portal.base, kinds, phone)).toBeUndefined();
});

/** In which tables her name, her phone or her address stands. */
async function tablesWithHer(): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await rows(`select 1 from ${name} t where t::text ~ $1 limit 1`, [hers])).length) found.push(name);
  return found;
}
