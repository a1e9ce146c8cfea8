import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { codeFor, credentialsOf, type Device, openDevice } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

const PIN = "591736";
const LISTED = "Imported Sweets was listed by the association: it is yours now. Please check its details.";
let town: Town;
let indore: string;
let nextPhone = 9_870_000_000;
const newPhone = () => {
  nextPhone += 1;
  return String(nextPhone);
};

beforeAll(async () => {
  town = await openTown();
  const row = await town.portal.connection.db
    .selectFrom("places")
    .select("id")
    .where("slug", "=", "indore")
    .executeTakeFirstOrThrow();
  indore = String(row.id);
});
afterAll(() => town.close());
beforeEach(() => resetLimits(town));
afterEach(() => town.clock.set(new Date()));

async function ticketFor(device: Device, phoneNo: string): Promise<string> {
  await device.call(auth.requestOTP, { phoneNo });
  return (await device.call(auth.verifyOTP, { phoneNo, otp: await codeFor(town, phoneNo) })).payload.ticket;
}
async function resetTicketFor(device: Device, phoneNo: string): Promise<string> {
  await device.call(auth.resetPinOTP, { phoneNo });
  return (await device.call(auth.verifyResetPinOTP, { phoneNo, otp: await codeFor(town, phoneNo) })).payload.ticket;
}
const form = (ticket: string, more: object = {}) => ({
  ticket,
  kind: "individual" as const,
  firstName: "रवि",
  lastName: "O'Brien-शर्मा",
  pin: PIN,
  acceptsTerms: true as const,
  ...more,
});
function account(phone: string): Promise<{ language: string }> {
  const { db } = town.portal.connection;
  return db.selectFrom("members").select("language").where("phone", "=", phone).executeTakeFirstOrThrow();
}
async function importOwner(phone: string): Promise<string> {
  const { db } = town.portal.connection;
  const id = newId();
  await db.insertInto("members").values({ id, kind: "business", first_name: "Imported", phone }).execute();
  const { id: subcategoryId } = await db.selectFrom("subcategories").select("id").limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto("businesses")
    .values({
      id: newId(),
      owner_id: id,
      name: "Imported Sweets",
      description: "Sweets of every kind",
      phone,
      place_id: Number(indore),
      subcategory_id: subcategoryId,
      lat: 22.72,
      lng: 75.86,
      position: "(75.86,22.72)",
      address: "5, Sarafa Bazar, Indore",
      approval: "approved",
    })
    .execute();
  return id;
}

test.each(["individual", "professional", "business"] as const)(
  "a new %s signs up in two parts and is in, on Plan 0, on a device that is known from then on",
  async (kind) => {
    const [phone, phoneNo] = [openDevice(town), newPhone()];
    const ticket = await ticketFor(phone, phoneNo);
    expect((await phone.call(auth.part2Validation, { ticket })).payload).toEqual({
      phoneNo,
      invitedBy: null,
      claims: false,
    });
    const rest = { kind, email: "ravi@example.org", gender: "male", fkCityId: indore, pinCode: "452001" };
    const created = await phone.call(auth.create, form(ticket, { ...rest, language: "hi", birthDate: "1990-02-03" }));
    expect(created).toMatchObject({
      status: 201,
      payload: {
        userData: {
          kind,
          name: "रवि O'Brien-शर्मा",
          phoneNo,
          email: "ravi@example.org",
          city: "Indore",
          state: "Madhya Pradesh",
          plan: "Plan 0",
          planExpiresAt: null,
          language: "hi",
        },
      },
    });
    expect((await phone.call(auth.getUser, {})).payload).toMatchObject({ error: { code: "plan.none" } });
    expect((await phone.call(members.fetch, {})).payload.userData.birthDate).toBe("1990-02-03");
    expect((await phone.call(auth.logIn, { phoneNo, pin: PIN })).status).toBe(201);
  },
);

test("an inviter's link is kept, named on the form, and the inviter is told", async () => {
  const asha = shortId(await town.idOf("asha"));
  const invite = { refId: asha, referredby: "Asha" };
  const phone = openDevice(town);
  const ticket = await ticketFor(phone, newPhone());
  expect((await phone.call(auth.part2Validation, { ticket, ...invite })).payload.invitedBy).toBe("Asha");
  const { payload } = await phone.call(auth.create, form(ticket, invite));
  expect(payload.userData).toMatchObject({ refId: asha, referredby: "Asha Sharma" });
  const told = await town.call(notifications.fetchAll, {}, await town.signIn("asha"));
  expect(told.payload.notifications[0]).toMatchObject({
    notification: "रवि joined through your invitation.",
    payload: { key: "notice.invite.joined" },
  });
});

test("a link that names nobody is kept as it came and stops nobody", async () => {
  const phone = openDevice(town);
  const ticket = await ticketFor(phone, newPhone());
  const invite = { refId: "OLD-CARD-7", referredby: "<b>Pandit Ram</b>" };
  const created = await phone.call(auth.create, form(ticket, invite));
  expect(created.payload.userData).toMatchObject({ refId: "OLD-CARD-7", referredby: "bPandit Ram/b" });
});

const NO_CONTACT = (label: string) =>
  `${label} must not carry a phone number, an email address or the address of a site`;

test("a weak PIN, missing consent, an unknown city and a bad name are refused with a sentence at their field, and the ticket stays good", async () => {
  const phone = openDevice(town);
  const phoneNo = newPhone();
  const ticket = await ticketFor(phone, phoneNo);
  const refusals: Array<[object, string, string]> = [
    [{ pin: "123456" }, "pin", "This PIN is easy to guess. Please choose another one."],
    [{ pin: phoneNo.slice(-6) }, "pin", "This PIN is easy to guess. Please choose another one."],
    [{ pin: "030290", birthDate: "1990-02-03" }, "pin", "This PIN is easy to guess. Please choose another one."],
    [{ pin: "12345" }, "pin", "PIN must be exactly 6 digits"],
    [{ acceptsTerms: false }, "acceptsTerms", "Please accept the terms and the privacy policy"],
    [{ firstName: "R" }, "firstName", "First name must be at least 2 character(s) long"],
    [{ firstName: "R4vi" }, "firstName", "First name contains invalid characters"],
    [{ firstName: "Free money at evil.example" }, "firstName", NO_CONTACT("First name")],
    [{ firstName: "Ravi", lastName: "sharma-dot-com" }, "lastName", NO_CONTACT("Last name")],
    [{ firstName: "nine eight seven six five four three" }, "firstName", NO_CONTACT("First name")],
    [{ email: "not an address" }, "email", "Please enter a valid email address"],
  ];
  for (const [wrong, field, sentence] of refusals)
    expect(await phone.call(auth.create, form(ticket, wrong)), field).toMatchObject({
      status: 400,
      message: sentence,
      payload: { fields: { [field]: sentence } },
    });
  expect((await phone.call(auth.create, form(ticket, { fkCityId: "999999" }))).status).toBe(400);
  expect((await phone.call(auth.create, form(ticket))).status).toBe(201);
});

test("a ticket makes one member, however often and however fast it is shown", async () => {
  const phone = openDevice(town);
  const phoneNo = newPhone();
  const ticket = await ticketFor(phone, phoneNo);
  const replies = await Promise.all(Array.from({ length: 8 }, () => town.call(auth.create, form(ticket))));
  expect(replies.filter((r) => r.status === 201).length).toBe(1);
  for (const { status } of replies) expect([201, 400, 409]).toContain(status);
  const { db } = town.portal.connection;
  expect((await db.selectFrom("members").select("id").where("phone", "=", phoneNo).execute()).length).toBe(1);
  for (const reply of [await phone.call(auth.create, form(ticket)), await phone.call(auth.part2Validation, { ticket })])
    expect(reply).toMatchObject({ status: 409, payload: { error: { code: "phone.registered" } } });
});

test("no field of the form makes anyone paid, staff, or another's invitee", async () => {
  const phone = openDevice(town);
  const ticket = await ticketFor(phone, newPhone());
  for (const more of [
    { planExpiresAt: "2099-01-01" },
    { plan: "Yearly Plan" },
    { staff_role: "administrator" },
    { phoneNo: "9999999999" },
    { invited_by: newId() },
    { pin_hash: "x" },
  ])
    expect((await phone.call(auth.create, form(ticket, more))).status, Object.keys(more)[0]).toBe(400);
});

test("the phone of an imported owner claims the account at sign-up, with its business", async () => {
  const phoneNo = newPhone();
  const id = await importOwner(phoneNo);
  const phone = openDevice(town);
  expect((await phone.call(auth.logIn, { phoneNo, pin: PIN })).message).toMatch(/^Login failed/);
  const ticket = await ticketFor(phone, phoneNo);
  expect((await phone.call(auth.part2Validation, { ticket })).payload.claims).toBe(true);
  const created = await phone.call(auth.create, form(ticket));
  expect(created).toMatchObject({ status: 201, payload: { userData: { _id: shortId(id), firstName: "रवि" } } });
  const told = (await phone.call(notifications.fetchAll, {})).payload.notifications;
  expect(told.map((n) => [n.notification, n.redirect])).toEqual([
    [LISTED, expect.stringMatching(/^\/businessProfile\/[\w-]{22}$/)],
  ]);
  expect((await phone.call(members.isNewUser, {})).payload).toEqual({ isNewUser: false });
});

test("the phone of an imported owner claims the account with a forgotten PIN as well", async () => {
  const phoneNo = newPhone();
  await importOwner(phoneNo);
  const phone = openDevice(town);
  const ticket = await resetTicketFor(phone, phoneNo);
  expect((await phone.call(auth.forgotPin, { ticket, pin: PIN, language: "hi" })).status).toBe(200);
  expect(await phone.call(auth.logIn, { phoneNo, pin: PIN })).toMatchObject({
    status: 201,
    payload: { userData: { name: "Imported", language: "hi" } },
  });
  const told = (await phone.call(notifications.fetchAll, {})).payload.notifications;
  expect(told.map(({ payload }) => payload.key)).toEqual(["notice.business.claimed"]);
});

test("what was taken out of the list before its owner came is not told of", async () => {
  const phoneNo = newPhone();
  const id = await importOwner(phoneNo);
  await town.portal.connection.pool.query("update businesses set deleted_at = now() where owner_id = $1", [id]);
  const phone = openDevice(town);
  await phone.call(auth.create, form(await ticketFor(phone, phoneNo)));
  expect((await phone.call(notifications.fetchAll, {})).payload.notifications).toEqual([]);
});

test("a forgotten PIN is set anew once with the code's ticket: sessions end, other devices are forgotten, waiting is over", async () => {
  const { phoneNo, pin } = credentialsOf("meera");
  const [phone, laptop] = [openDevice(town), openDevice(town)];
  await laptop.logIn("meera");
  for (let n = 0; n < 6; n += 1)
    await town.call(auth.logIn, { phoneNo, pin: "804913" }, undefined, { from: `127.5.0.${n + 1}` });
  const ticket = await resetTicketFor(phone, phoneNo);
  expect((await phone.call(auth.forgotPin, { ticket, pin: "111111" })).status).toBe(400);
  const { language } = await account(phoneNo);
  const other = language === "en" ? "hi" : "en";
  expect(await phone.call(auth.forgotPin, { ticket, pin: PIN, language: other })).toMatchObject({
    status: 200,
    payload: {},
  });
  expect(await account(phoneNo)).toEqual({ language });
  expect((await phone.call(auth.forgotPin, { ticket, pin: "472918" })).status).toBe(400);
  expect((await laptop.call(auth.getUser, {})).status).toBe(401);
  expect((await phone.call(auth.logIn, { phoneNo, pin })).status).toBe(400);
  expect((await phone.call(auth.logIn, { phoneNo, pin: PIN })).status).toBe(201);
  town.clock.forward(31_000);
  expect((await laptop.call(auth.logIn, { phoneNo, pin: PIN })).status).toBe(200);
});
