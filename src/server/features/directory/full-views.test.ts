// Nobody carries the directory away: a paid member opens so many whole entries a day and no more, each is on record, and staff see who reads like a program.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import { content } from "#contract/content.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { forgetViewings } from "./viewings.ts";

const MOST = 25;
let town: Town;
let others: string[];
beforeAll(async () => {
  town = await openTown({ FULL_VIEWS_PER_DAY: String(MOST) });
  const mine = [await town.idOf("asha"), await town.idOf("meera")];
  const rows = await db()
    .selectFrom("businesses")
    .select("id")
    .where("approval", "=", "approved")
    .where("deleted_at", "is", null)
    .where("owner_id", "not in", mine)
    .orderBy("id")
    .limit(40)
    .execute();
  others = rows.map(({ id }) => shortId(id));
});
afterAll(() => town.close());
// Every test looks on a day of its own, on which all plans run.
beforeEach(async () => {
  town.clock.forward(DAY_MS);
  const planEnd = new Date(town.clock.now().getTime() + 60 * DAY_MS);
  await db()
    .updateTable("members")
    .set({ plan_expires_at: planEnd })
    .where("plan_expires_at", "is not", null)
    .execute();
});

const db = () => town.portal.connection.db;
const open = (fkBusinessId: string, who?: Person) => town.call(businesses.fetch, { fkBusinessId }, who);
async function notices(): Promise<string[]> {
  const { entries } = (await town.call(staff.fetchLog, {}, await town.signIn("shankar", "staff"))).payload;
  return entries.filter(({ actor }) => actor === "portal").map(({ subjectName }) => subjectName);
}

test("forty businesses asked for at once are answered whole to a paid member up to the day's number, are on record, and staff read of it once", async () => {
  const asha = await town.signIn("asha");
  expect(await notices()).toEqual([]);
  const answers = await Promise.all(others.map((id) => open(id, asha)));
  const whole = answers.filter(({ status }) => status === 200);
  expect(whole.length).toBe(MOST);
  expect(whole.every(({ payload }) => payload.getBusiness.address !== null)).toBe(true);
  const refused = answers.find(({ status }) => status !== 200)!;
  expect(refused).toMatchObject({ status: 429, payload: { error: { code: "view.member-cap", n: MOST } } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const seen = others[answers.findIndex(({ status }) => status === 200)]!;
  expect((await open(seen, asha)).status).toBe(200);
  expect((await open(others[0]!)).status).toBe(200);
  const record = db()
    .selectFrom("full_views")
    .select("item_id")
    .where("member_id", "=", await town.idOf("asha"));
  expect((await record.execute()).map((row) => shortId(row.item_id)).sort()).toEqual(
    others.filter((_, at) => answers[at]!.status === 200).sort(),
  );
  expect(await notices()).toEqual([expect.stringMatching(/^Asha/)]);
  town.clock.forward(DAY_MS);
  expect((await open(others[39]!, await town.signIn("asha"))).status).toBe(200);
});

test("twenty entries within two minutes look like a program, also below the day's number; an evening's reading does not", async () => {
  const before = await notices();
  const meera = await town.signIn("meera");
  for (const id of others.slice(0, 22)) {
    await open(id, meera);
    town.clock.forward(20_000);
  }
  expect(await notices()).toEqual(before);
  town.clock.forward(DAY_MS);
  const again = await town.signIn("meera");
  for (const id of others.slice(0, 20)) await open(id, again);
  expect(await notices()).toEqual([expect.stringMatching(/^Meera/), ...before]);
});

test("a number in a description stays covered for a paid member until the contact was opened; the owner and staff see what was typed", async () => {
  const [id] = others;
  await db()
    .updateTable("businesses")
    .set({ description: "Fresh sweets, call 98765 43210 before noon" })
    .where("id", "=", longId(id!)!)
    .execute();
  const asha = await town.signIn("asha");
  const text = async (who: Person) => (await open(id!, who)).payload.getBusiness.description;
  expect(await text(asha)).toMatch(/^Fresh sweets, call \D+ before noon$/);
  expect(await text(await town.signIn("shankar", "staff"))).toContain("98765 43210");
  const click = { query: CALL_MARKER, fkBusinessId: id! };
  expect((await town.call(businessLeads.create, click, asha)).status).toBeLessThan(300);
  expect(await text(asha)).toContain("98765 43210");
});

test("what the plan opens in a day is told with the plan's price", async () => {
  const { commonInfo } = (await town.call(content.fetchCommonInfo, {})).payload;
  expect(commonInfo).toMatchObject({ contactsPerDay: 20, fullViewsPerDay: MOST });
});

test("the record is forgotten after ninety days", async () => {
  const count = async () => (await db().selectFrom("full_views").select("day").execute()).length;
  await open(others[0]!, await town.signIn("asha"));
  town.clock.forward(89 * DAY_MS);
  await forgetViewings(town.portal.base);
  expect(await count()).toBeGreaterThan(0);
  town.clock.forward(2 * DAY_MS);
  await forgetViewings(town.portal.base);
  expect(await count()).toBe(0);
});
