import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { members } from "#contract/members.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("a member saves the profile form whole: what is left empty is emptied, plan and phone stay as they are", async () => {
  const asha = await town.signIn("asha");
  const place = await town.portal.connection.db
    .selectFrom("places")
    .select("id")
    .where("slug", "=", "jaipur")
    .executeTakeFirstOrThrow();
  const filled = {
    firstName: "Asha",
    lastName: "Sharma",
    email: "asha@example.org",
    gender: "female",
    birthDate: "1980-05-17",
    fkCityId: String(place.id),
    address: "12, Johari Bazar, near the well",
    pinCode: "302003",
    language: "hi",
  };
  const before = (await town.call(members.fetch, {}, asha)).payload.userData;
  expect(await town.call(members.update, filled, asha)).toMatchObject({
    status: 200,
    payload: {
      userData: {
        ...filled,
        city: "Jaipur",
        cityHi: "जयपुर",
        citySlug: "jaipur",
        state: "Rajasthan",
        phoneNo: before.phoneNo,
        plan: before.plan,
      },
    },
  });
  const emptied = await town.call(members.update, { firstName: "Asha", lastName: "", email: "" }, asha);
  expect(emptied.payload.userData).toMatchObject({
    name: "Asha",
    lastName: "",
    email: null,
    address: null,
    city: null,
    birthDate: null,
    language: "hi",
    planExpiresAt: before.planExpiresAt,
  });
});

test("no field of the profile form changes plan, phone, PIN or role", async () => {
  const gopal = await town.signIn("gopal");
  for (const more of [
    { phoneNo: "9999999999" },
    { planExpiresAt: "2099-01-01" },
    { plan: "Yearly Plan" },
    { staff_role: "administrator" },
    { pin: "591736" },
    { blocked_at: null },
  ])
    expect((await town.call(members.update, { firstName: "Gopal", ...more }, gopal)).status).toBe(400);
  expect((await town.call(members.update, { firstName: "Gopal", fkCityId: "99999999" }, gopal)).status).toBe(400);
  expect((await town.call(members.update, { firstName: "Gopal", lastName: "at evil.example" }, gopal)).payload).toEqual(
    expect.objectContaining({
      fields: { lastName: "Last name must not carry a phone number, an email address or the address of a site" },
    }),
  );
});

test("the logo is one picture: saved with the form, kept without one, replaced, removed, and refused when it is none", async () => {
  const meera = await town.signIn("meera");
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a40" } })
    .png()
    .toBuffer();
  const saved = await send(meera, { firstName: "Meera" }, [png]);
  expect(saved.status).toBe(200);
  const { logo } = saved.payload.userData;
  expect(logo).toMatch(/^[0-9a-f]{32}$/);
  expect((await send(meera, { firstName: "Meera" }, [])).payload.userData.logo).toBe(logo);
  expect((await send(meera, { firstName: "Meera" }, [png])).payload.userData.logo).not.toBe(logo);
  expect((await send(meera, { firstName: "Meera", removeLogo: "true" }, [])).payload.userData.logo).toBeNull();
  expect((await send(meera, { firstName: "Meera" }, [Buffer.from("<svg/>")])).status).toBe(400);
  expect(await send(meera, { firstName: "Meera" }, [png, png])).toMatchObject({
    status: 400,
    message: "Upto 1 images allowed",
  });
});

test("anyone sees of a member name, kind, city and picture and nothing more; nobody sees a blocked one", async () => {
  const { payload } = await town.call(members.fetchPublic, { id: shortId(await town.idOf("ramesh")) });
  const { _id, logo, memberSince, ...told } = payload.user;
  expect(told).toEqual({
    name: "Ramesh Chandra Dwivedi",
    kind: "professional",
    city: "Varanasi",
    cityHi: "वाराणसी",
    state: "Uttar Pradesh",
    stateHi: "उत्तर प्रदेश",
  });
  for (const id of [shortId(await town.idOf("vikas")), "A".repeat(22)])
    expect(await town.call(members.fetchPublic, { id })).toMatchObject({ status: 400, message: "Member not found" });
});

test("who has no public business has no public page, also when they chose to be on the map, which is for members; a public business gives one", async () => {
  const statusOf = async (key: string) =>
    (await town.call(members.fetchPublic, { id: shortId(await town.idOf(key)) })).status;
  expect([await statusOf("gopal"), await statusOf("asha"), await statusOf("harish")]).toEqual([400, 200, 400]);
  const { pool } = town.portal.connection;
  await pool.query("update members set show_on_map = true where id = $1", [await town.idOf("gopal")]);
  expect(await statusOf("gopal")).toBe(400);
  await pool.query("update members set show_on_map = false where id = $1", [await town.idOf("gopal")]);
});

test("a link or a number in a member's name is told to nobody else", async () => {
  const id = await town.idOf("ramesh");
  const rename = (first_name: string) =>
    town.portal.connection.db.updateTable("members").set({ first_name }).where("id", "=", id).execute();
  await rename("annapurnarasoi.in");
  const { payload } = await town.call(members.fetchPublic, { id: shortId(id) });
  await rename("Ramesh Chandra");
  expect(payload.user.name).toBe("••• Dwivedi");
});

test("who never had a plan and has no business is new", async () => {
  for (const [key, isNewUser] of [
    ["gopal", true],
    ["ramesh", false],
    ["harish", false],
  ] as const)
    expect((await town.call(members.isNewUser, {}, await town.signIn(key))).payload, key).toEqual({ isNewUser });
});

async function send(who: Person, fields: Record<string, string>, pictures: Buffer[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const picture of pictures)
    body.append("logo", new Blob([new Uint8Array(picture)], { type: "image/png" }), "logo.png");
  const response = await fetch(`${town.url}/api${members.update.path}`, {
    method: "PUT",
    headers: { "x-access-key": ACCESS_KEY, ...who.headers },
    body,
  });
  return {
    status: response.status,
    ...((await response.json()) as { message: string; payload: { userData: { logo: string | null } } }),
  };
}
