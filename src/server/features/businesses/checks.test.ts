// What a business's page says was checked, by whom and when: the owner's phone, the approval, a visit of the staff, the GST number.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { businesses } from "#contract/businesses.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { codeFor, openDevice } from "#tests/harness/device.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** A session ends while the clock jumps. */
const moderator = () => town.signIn("kavita", "staff");
const GST = "27AAPFU0939F1ZV";
const DAY = "2026-11-12";
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const checksOf = async (id: string, who?: Person) =>
  (await town.call(businesses.fetch, { fkBusinessId: id }, who)).payload.getBusiness.checks;
const nameOf = async (name: string) =>
  shortId((await query("select id from businesses where name = $1", [name])).rows[0].id);

test("the phone of an imported business is confirmed on the day on which its owner's code was right, and not before", async () => {
  await takeIn(town, ["phoneNo,businessName,subCategory,city", "2000000091,Kaveri Grains,halwai,Indore"].join("\n"));
  const id = await nameOf("Kaveri Grains");
  expect(await checksOf(id)).toEqual({ phone: null, approval: null, visit: null, gst: null });
  const page = async () => (await fetch(`${town.url}/businessProfile/${id}`)).text();
  expect(await page()).not.toContain("confirmed by a code");
  expect(await page()).toContain("its owner has not signed up yet");
  town.clock.set(new Date(`${DAY}T20:00:00Z`));
  const device = openDevice(town);
  await device.call(auth.resetPinOTP, { phoneNo: "2000000091" });
  const otp = await codeFor(town, "2000000091");
  const { ticket } = (await device.call(auth.verifyResetPinOTP, { phoneNo: "2000000091", otp })).payload;
  expect((await device.call(auth.forgotPin, { ticket, pin: "591736" })).status).toBeLessThan(300);
  town.clock.set(new Date());
  expect(await checksOf(id)).toMatchObject({ phone: { on: "2026-11-13", isOwners: true } });
  await expect.poll(page).toContain("confirmed by a code on 13/Nov/2026");
  expect(await page()).not.toContain("its owner has not signed up yet");
});

test("a member who signed up with a code and changes the business's phone has confirmed the own phone alone", async () => {
  const { rows } = await query(
    "select b.id from businesses b join members m on m.id = b.owner_id where m.id = $1 and b.approval = 'approved' limit 1",
    [await town.idOf("asha")],
  );
  const id = shortId(rows[0].id);
  await query("update members set phone_confirmed_at = '2026-03-01T10:00:00Z' where id = $1", [
    await town.idOf("asha"),
  ]);
  expect(await checksOf(id)).toMatchObject({ phone: { on: "2026-03-01", isOwners: false } });
  await query(
    "update businesses b set phone = m.phone, updated_at = now() from members m where m.id = b.owner_id and b.id = $1",
    [rows[0].id],
  );
  expect(await checksOf(id)).toMatchObject({ phone: { isOwners: true } });
});

test("an approval by the staff is told with its day; the GST number's check and state are told, the number is not", async () => {
  town.clock.set(new Date(`${DAY}T08:00:00Z`));
  const [asha, kavita] = [await town.signIn("asha"), await moderator()];
  const form = {
    businessName: "Godavari Traders",
    fkSubCategoryId: 302,
    description: "Grain by the sack",
    phoneNo: "9000012345",
    gstNumber: GST,
    fkStateId: "MP",
    fkCityId: 14,
    address: "14, Sarafa Bazaar, Indore",
  };
  const id = (await town.call(ownBusinesses.create, form, asha)).payload.business._id;
  const queue = (await town.call(staff.waitingBusinesses, {}, kavita)).payload.businesses;
  const { updatedAt } = queue.find((one) => one._id === id)!;
  await town.call(staff.approveBusiness, { id, updatedAt }, kavita);
  town.clock.set(new Date());
  const seen = await town.call(businesses.fetch, { fkBusinessId: id });
  expect(seen.payload.getBusiness.checks).toMatchObject({
    approval: { on: DAY },
    visit: null,
    gst: { state: "Maharashtra", stateHi: "महाराष्ट्र" },
  });
  expect(JSON.stringify(seen.payload)).not.toContain("AAPFU");
  const page = await (await fetch(`${town.url}/businessProfile/${id}`)).text();
  expect(page).toContain("but from Maharashtra, another state than its address");
  expect(page).not.toContain("AAPFU");
});

test("a number in the database that does not pass the check is not said to be checked", async () => {
  const id = await nameOf("Godavari Traders");
  await query(
    "update businesses set gst_number = '27AAPFU0939F1ZW', updated_at = now() where name = 'Godavari Traders'",
  );
  expect(await checksOf(id)).toMatchObject({ gst: null });
});

test("a moderator records a visit with team and day: the page says so at once, in both languages, and the log says who it was", async () => {
  const kavita = await moderator();
  const id = await nameOf("Annapurna Satvik Rasoi");
  await fetch(`${town.url}/businessProfile/${id}`);
  expect((await town.call(staff.recordVisit, { id, team: "Indore", visitedOn: DAY }, kavita)).status).toBe(200);
  expect(await checksOf(id)).toMatchObject({ visit: { team: "Indore", on: DAY } });
  const page = async (path: string) => (await fetch(town.url + path)).text();
  await expect.poll(() => page(`/businessProfile/${id}`)).toContain("Visited by the Indore team on 12/Nov/2026");
  expect(await page(`/hi/businessProfile/${id}`)).toContain("इंदौर टीम");
  const { entries } = (await town.call(staff.fetchLog, {}, kavita)).payload;
  expect(entries[0]).toMatchObject({ action: "business.visited", subjectName: "Annapurna Satvik Rasoi" });
});

test("the newest visit counts; the same day once more corrects it; one in the future, by a stranger or of an own business is refused", async () => {
  const kavita = await moderator();
  const id = await nameOf("Annapurna Satvik Rasoi");
  const visit = (more: object, who = kavita) =>
    town.call(staff.recordVisit, { id, team: "Indore", visitedOn: DAY, ...more }, who);
  await visit({ visitedOn: "2026-01-05", team: "Dewas" });
  expect(await checksOf(id)).toMatchObject({ visit: { team: "Indore", on: DAY } });
  await visit({ team: "Sharma & friends" });
  expect(await checksOf(id)).toMatchObject({ visit: { team: "Sharma & friends", teamHi: null } });
  await visit({ team: "Ujjain" });
  expect(await checksOf(id)).toMatchObject({ visit: { team: "Ujjain", on: DAY } });
  expect((await visit({ visitedOn: "2090-01-01" })).status).toBe(400);
  expect((await visit({ team: "Call 9876543210" })).status).toBe(400);
  expect((await visit({}, await town.signIn("asha"))).status).toBe(403);
  expect((await visit({ id: shortId("0198a000-0000-7000-8000-000000000000") })).payload).toMatchObject({
    error: { code: "business.not-found" },
  });
  await query("update businesses set owner_id = $1 where name = 'Annapurna Satvik Rasoi'", [await town.idOf("kavita")]);
  expect(await visit({})).toMatchObject({ status: 403, payload: { error: { code: "staff.own-thing" } } });
});
