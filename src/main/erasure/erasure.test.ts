// Somebody who wants to be forgotten is, in every table, but for what the law and others need.
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, shortId } from "#base/ids.ts";
import { allCalls } from "#contract/api.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import { consents as consentCalls } from "#contract/consents.ts";
import { search } from "#contract/search.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import { kinds } from "#server/app.ts";
import { fillTown } from "#tests/browser/steps/busy-town.ts";
import { allScreens } from "#tests/browser/steps/screens.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { plausible, random } from "#tests/sweeps/sample.ts";
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
const joined = { event: "", group: "", business: "", leads: 0, consents: [] as string[] };
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query<Row>(sql, values)).rows;

beforeAll(async () => {
  town = await openTown();
  asha = await town.idOf("asha");
  await rows("update members set first_name = $2, email = $3, confirmed_email = $3 where id = $1", [asha, NAME, MAIL]);
  await allScreens(town, { id: asha, ...(await town.signIn("asha")) });
  await fillTown(town);
  await joinOthers();
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

test("what others see counted is right again, her consents are over, and no list of theirs fails for want of her", async () => {
  expect(await rows("select id from events where id = $1 and coming_count = 0", [joined.event])).toHaveLength(1);
  const [group] = await rows<{ right: boolean }>(
    "select members_count = (select count(*) from group_members where group_id = x.id and state = 'member') as right from groups x where id = $1",
    [joined.group],
  );
  expect(group).toEqual({ right: true });
  expect(await rows("select leads_count from businesses where id = $1", [joined.business])).toEqual([
    { leads_count: joined.leads },
  ]);
  const consents = await rows("select state, message from consents where id = any ($1) order by state", [
    joined.consents,
  ]);
  expect(consents).toEqual([
    { state: "revoked", message: expect.stringMatching(/Asked of her/) },
    { state: "withdrawn", message: "" },
  ]);
  const next = random(7);
  for (const key of ["meera", "gopal"]) {
    const who = await town.signIn(key);
    for (const { name, call } of allCalls()) {
      if (call.method !== "GET" || !["anyone", "member", "paid", "owner"].includes(call.access)) continue;
      // A stream never ends.
      if (name === "notifications.stream") continue;
      const { status } = await town.call(call, plausible(call, next) as never, who);
      expect(status, `${name} as ${key}`).toBeLessThan(500);
    }
  }
});

/** What she has to do with others: a place at an event, a group, a lead, a consent of each side. */
async function joinOthers(): Promise<void> {
  const [her, meera] = [await town.signIn("asha"), await town.signIn("meera")];
  const one = async (sql: string) => (await rows<{ id: string }>(sql, [asha]))[0]!.id;
  joined.event = await one(
    "select id from events where owner_id <> $1 and approval = 'approved' and cancelled_at is null and starts_at > now() and coming_count = 0 limit 1",
  );
  await rows(
    "insert into event_answers (event_id, member_id, answer, persons, answered_at) values ($1, $2, 'coming', 3, now())",
    [joined.event, asha],
  );
  await rows("update events set coming_count = 3 where id = $1", [joined.event]);
  joined.group = await one("select id from groups where owner_id <> $1 and deleted_at is null limit 1");
  await rows(
    "insert into group_members (id, group_id, member_id, state, created_at, joined_at) values (gen_random_uuid(), $1, $2, 'member', now(), now()) on conflict do nothing",
    [joined.group, asha],
  );
  await rows("update groups set members_count = members_count + 7 where id = $1", [joined.group]);
  const [business] = await rows<{ id: string; leads_count: number }>(
    "select id, leads_count from businesses where owner_id <> $1 and approval = 'approved' and leads_count = 0 limit 1",
    [asha],
  );
  Object.assign(joined, { business: business!.id, leads: business!.leads_count });
  const query = { fkBusinessId: shortId(business!.id), query: "Queried via call!!" };
  expect((await town.call(businessLeads.create, query, her)).status).toBeLessThan(300);
  const profileOf = async (gender: string, whose: string) =>
    (
      await rows<{ id: string }>(
        `select id from matrimony_profiles where approval = 'approved' and gender = $2 and owner_id ${whose} $1 and deleted_at is null limit 1`,
        [asha, gender],
      )
    )[0]!.id;
  const ask = async (profile: string, message: string, who: Person) => {
    const sent = { subjectKind: "profile", fkSubjectId: shortId(profile), scopes: ["phone"], message } as const;
    const { status, payload } = await town.call(consentCalls.ask, sent as never, who);
    expect(status, JSON.stringify(payload)).toBeLessThan(300);
    return payload.consent._id;
  };
  const received = await ask(await profileOf("female", "="), "Asked of her", meera);
  await town.call(consentCalls.accept, { id: received, scopes: ["phone"] } as never, her);
  const sent = await ask(await profileOf("male", "<>"), "Asked by her", her);
  joined.consents = [received, sent].map((id) => longId(id)!);
}

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
