// Reports about businesses: who may send one and how often, who reads it, what the staff make of it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businessReports } from "#contract/business-reports.ts";
import { businesses } from "#contract/businesses.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let meera: Person;
let kavita: Person;
let shops: Array<{ id: string; name: string }>;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const TEXT = "There is another shop at this address now.";
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const report = (at: number, who?: Person, more: object = {}, from?: string) =>
  town.call(businessReports.create, { fkBusinessId: shops[at]!.id, reason: "closed", text: TEXT, ...more }, who, {
    from,
  });
const waiting = async () => (await town.call(businessReports.fetchWaiting, {}, kavita)).payload.reports;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);

beforeAll(async () => {
  town = await openTown();
  [meera, kavita] = [await town.signIn("meera"), await town.signIn("kavita", "staff")];
  const { rows } = await query(
    "select id, name from businesses where approval = 'approved' and owner_id <> $1 order by name limit 8",
    [await town.idOf("kavita")],
  );
  shops = rows.map(({ id, name }) => ({ id: shortId(id), name }));
});
afterAll(() => town.close());

test("a member and a visitor report a business with a reason and a text; both stand in one queue, the longest waiting first", async () => {
  expect((await report(0, meera)).status).toBe(201);
  expect((await report(0, undefined, { reason: "offensive" })).status).toBe(201);
  expect(
    (await waiting()).map(({ businessName, reason, text, reporter }) => ({
      businessName,
      reason,
      text,
      isMember: reporter !== null,
    })),
  ).toEqual([
    { businessName: shops[0]!.name, reason: "closed", text: TEXT, isMember: true },
    { businessName: shops[0]!.name, reason: "offensive", text: TEXT, isMember: false },
  ]);
  expect(codeOf(await report(0, meera))).toBe("report.exists");
  for (const wrong of [{ reason: "dislike" }, { text: "bad" }, { text: "x".repeat(501) }])
    expect((await report(1, meera, wrong)).status, JSON.stringify(wrong).slice(0, 30)).toBe(400);
});

test("a member sends five a day, an address twenty, whoever sits behind it", async () => {
  for (const at of [1, 2, 3, 4]) expect((await report(at, meera, {}, "127.0.0.2")).status).toBe(201);
  expect(await report(6, meera, {}, "127.0.0.2")).toMatchObject({ status: 429 });
  const replies = [];
  for (let n = 0; n < 21; n += 1) replies.push((await report(5, undefined, {}, "127.0.0.3")).status);
  expect(replies.filter((status) => status === 201)).toHaveLength(20);
  expect(replies.at(-1)).toBe(429);
});

test("the staff leave a business as it is: the member hears why, the owner nothing, and the log says who decided", async () => {
  const [first] = await waiting();
  const decide = () =>
    town.call(
      businessReports.decide,
      { id: first!._id, decision: "kept", reason: "We called: the shop is open.", updatedAt: first!.updatedAt },
      kavita,
    );
  expect(
    (
      await town.call(
        businessReports.decide,
        { id: first!._id, decision: "kept", reason: "Nobody may do this.", updatedAt: first!.updatedAt },
        meera,
      )
    ).status,
  ).toBe(403);
  expect((await decide()).status).toBe(200);
  expect(codeOf(await decide())).toBe("report.not-waiting");
  expect((await told(meera))[0]).toBe(
    `Your report about ${shops[0]!.name} has been decided; the entry stays as it is: We called: the shop is open.`,
  );
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "report.kept",
    subjectName: shops[0]!.name,
  });
  expect((await town.call(businesses.fetch, { fkBusinessId: shops[0]!.id })).status).toBe(200);
});

test("the staff take a business out of the directory: its owner and the member who reported are told why", async () => {
  const found = (await waiting()).find((one) => one.fkBusinessId === shops[1]!.id)!;
  const reason = "The shop closed; please tell us its new address.";
  const given = { id: found._id, decision: "taken-down", reason, updatedAt: found.updatedAt };
  expect((await town.call(businessReports.decide, given, kavita)).status).toBe(200);
  expect(codeOf(await town.call(businesses.fetch, { fkBusinessId: shops[1]!.id }))).toBe("business.not-found");
  expect((await told(meera))[0]).toContain(`${shops[1]!.name} has been taken out of the directory: ${reason}`);
  const { rows } = await query(
    "select n.key from notifications n join businesses b on b.owner_id = n.member_id where b.name = $1 order by n.id desc limit 1",
    [shops[1]!.name],
  );
  expect(rows).toEqual([{ key: "notice.business.rejected" }]);
});

test("one of the staff decides about no business and no report of their own", async () => {
  const found = (await waiting()).find((one) => one.fkBusinessId === shops[2]!.id)!;
  const decide = () =>
    town.call(
      businessReports.decide,
      { id: found._id, decision: "kept", reason: "My own shop is fine.", updatedAt: found.updatedAt },
      kavita,
    );
  await query(
    "update business_reports set member_id = $1 where text = $2 and business_id = (select id from businesses where name = $3)",
    [await town.idOf("kavita"), TEXT, shops[2]!.name],
  );
  expect(codeOf(await decide())).toBe("staff.own-thing");
  await query("update business_reports set member_id = null where member_id = $1", [await town.idOf("kavita")]);
  await query("update businesses set owner_id = $1 where name = $2", [await town.idOf("kavita"), shops[2]!.name]);
  expect(codeOf(await decide())).toBe("staff.own-thing");
});
