import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { codeFor, credentialsOf } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

const PERSON = "9123400001";
const FATHER = "9123400002";
let town: Town;
/** A father with a plan, another family with one, somebody on Plan 0, and the staff. */
let asha: Person;
let meera: Person;
let gopal: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("gopal"),
    town.signIn("kavita", "staff"),
  ]);
});
afterAll(() => town.close());
// Nobody has more than a few at a time.
beforeEach(() => town.portal.connection.pool.query("update matrimony_profiles set deleted_at = now()"));

const { declaresIntent: _, acceptsTerms: __, ...biodata } = biodataOf({ personPhoneNo: PERSON, phoneNo: FATHER });
const declared = { declaresIntent: "true", acceptsTerms: "true" };
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const make = async (over: object = {}, who = asha) => {
  const reply = await town.call(matrimony.create, { ...biodata, ...declared, ...over } as never, who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.profile;
};
const see = (id: string, who?: Person) => town.call(matrimony.fetch, { id }, who);
const found = async (filters: object = {}, who?: Person) =>
  (await town.call(matrimony.search, { gender: "female", limit: 100, ...filters } as never, who)).payload.profiles;
const waiting = async () => (await town.call(staffMatrimony.fetchWaiting, {}, kavita)).payload.profiles;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);

async function agree(id: string, phone = PERSON, agrees = true) {
  await town.call(matrimony.requestPersonCode, { id });
  const read = await town.call(matrimony.readAsPerson, { id, otp: await codeFor(town, phone) });
  expect(read.status).toBe(201);
  const { ticket, profile } = read.payload;
  return town.call(matrimony.answerAsPerson, {
    id,
    ticket,
    agrees: String(agrees),
    updatedAt: profile.updatedAt,
  } as never);
}
async function approve(id: string) {
  const one = (await waiting()).find(({ profile }) => profile._id === id)!;
  return town.call(staffMatrimony.approve, { id, updatedAt: one.updatedAt }, kavita);
}
/** Found by everybody. */
async function published(over: object = {}, phone = PERSON) {
  const profile = await make({ personPhoneNo: phone, ...over });
  await agree(profile._id, phone);
  expect((await approve(profile._id)).status).toBe(200);
  return profile;
}

test("a father's profile of his daughter waits for her: the staff do not see it until she has agreed with a code to her own phone", async () => {
  const profile = await make();
  expect(profile).toMatchObject({ approvalStatus: "Pending", personAnswer: "waiting", age: expect.any(Number) });
  expect((await waiting()).map(({ profile }) => profile._id)).not.toContain(profile._id);
  expect((await see(profile._id)).status).toBe(400);
  expect(codeOf(await see(profile._id, meera))).toBe("profile.not-found");
  await town.call(matrimony.requestPersonCode, { id: profile._id });
  const read = await town.call(matrimony.readAsPerson, { id: profile._id, otp: await codeFor(town, PERSON) });
  expect(read.payload).toMatchObject({ writtenBy: "Asha Sharma", profile: { fullName: "Ishita Sharma" } });
  expect(
    codeOf(
      await town.call(matrimony.answerAsPerson, {
        id: profile._id,
        ticket: "x".repeat(30),
        agrees: "true",
        updatedAt: read.payload.profile.updatedAt,
      } as never),
    ),
  ).toBe("ticket.invalid");
  const answer = await town.call(matrimony.answerAsPerson, {
    id: profile._id,
    ticket: read.payload.ticket,
    agrees: "true",
    updatedAt: read.payload.profile.updatedAt,
  } as never);
  expect(answer.status).toBe(200);
  expect((await told(asha))[0]).toBe("Ishita Sharma has agreed to the profile. It now waits for approval.");
  expect((await approve(profile._id)).status).toBe(200);
  expect((await told(asha))[0]).toBe("The profile of Ishita Sharma has been approved and can now be found.");
  expect((await found()).map(({ _id }) => _id)).toContain(profile._id);
});

test("a visitor and a member on Plan 0 read nothing that identifies; a member with a plan reads the profile, and nobody a phone, an address or the day of birth", async () => {
  const { _id } = await published(
    {
      fullName: "Nandini Trivedi",
      gotra: "Bhardwaj",
      about: "Call 98765 43210 or mail a@b.example, we are simple people.",
    },
    "9123400011",
  );
  for (const who of [undefined, gopal]) {
    const [card] = (await found({}, who)).filter((one) => one._id === _id);
    const one = (await see(_id, who)).payload.profile;
    expect(one).toMatchObject({
      locked: true,
      fullName: null,
      city: null,
      occupation: null,
      gotra: null,
      gotraHi: null,
      facts: null,
    });
    expect(card).toMatchObject({ locked: true, fullName: null, gender: "female", state: "Madhya Pradesh" });
    expect(JSON.stringify([one, card])).not.toMatch(/Nandini|Trivedi|Indore|1998|9123400|Sarafa|Mehta/);
  }
  const whole = (await see(_id, meera)).payload.profile;
  expect(whole).toMatchObject({
    locked: false,
    fullName: "Nandini Trivedi",
    city: "Indore",
    subCommunityHi: "सनाढ्य",
    gotraHi: "भारद्वाज",
    facts: { fatherName: "Ramesh Sharma" },
  });
  expect(whole.facts?.about).not.toContain("98765");
  expect(JSON.stringify(whole)).not.toMatch(/9123400|1998-03-14|(?<!T)06:45|Sarafa/);
});

test("who declines takes the profile out of everybody's sight, also later, and its writer is told", async () => {
  const { _id } = await published({ fullName: "Pooja Dave" }, "9123400021");
  town.clock.forward(61_000);
  expect((await agree(_id, "9123400021", false)).status).toBe(200);
  expect((await see(_id, meera)).status).toBe(400);
  expect((await found()).map((one) => one._id)).not.toContain(_id);
  expect((await told(asha))[0]).toContain("does not want the profile");
  expect((await waiting()).map(({ profile }) => profile._id)).not.toContain(_id);
});

test("a bride is 18 and a groom 21; the other person's phone is not the writer's own; more married than there are, and no declaration, are refused at their field", async () => {
  const year = new Date().getFullYear();
  for (const [over, field, message] of [
    [{ birthDate: `${year - 17}-01-01` }, "birthDate", "field.age.legal"],
    [{ gender: "male", profileFor: "son", birthDate: `${year - 20}-01-01` }, "birthDate", "field.age.legal"],
    [{ personPhoneNo: "" }, "personPhoneNo", "field.required"],
    [{ brothersMarried: "2" }, "brothersMarried", "field.married.more"],
    [{ birthTimeMargin: "" }, "birthTimeMargin", "field.required"],
    [{ declaresIntent: "false" }, "declaresIntent", "field.declaration.required"],
    [{ personPhoneNo: credentialsOf("asha").phoneNo }, "personPhoneNo", "profile.same-phone"],
  ] as const) {
    const reply = await town.call(matrimony.create, { ...biodata, ...declared, ...over } as never, asha);
    expect(reply.status, field).toBe(400);
    expect(JSON.stringify(reply.payload), field).toContain(message);
  }
});

test("of an approved profile facts change at once, while name and texts wait for the staff and the old ones stay; what they turn down is told with the reason", async () => {
  const { _id } = await published({ fullName: "Kavya Pandit" }, "9123400031");
  const edit = { ...biodata, personPhoneNo: "9123400031", fullName: "Kavya R Pandit", heightCm: "165" };
  const saved = await town.call(matrimony.update, { id: _id, ...edit } as never, asha);
  expect(saved.payload.profile).toMatchObject({
    fullName: "Kavya R Pandit",
    hasPendingEdit: true,
    personAnswer: "agreed",
  });
  expect((await see(_id, meera)).payload.profile).toMatchObject({ fullName: "Kavya Pandit", heightCm: 165 });
  const one = (await waiting()).find(({ profile }) => profile._id === _id)!;
  expect(one.changes).toEqual([{ field: "fullName", before: "Kavya Pandit", after: "Kavya R Pandit" }]);
  const rejectionMessage = "Please write the name as on a document.";
  const reject = () =>
    town.call(staffMatrimony.reject, { id: _id, updatedAt: one.updatedAt, rejectionMessage }, kavita);
  expect((await reject()).status).toBe(200);
  expect(codeOf(await reject())).toBe("profile.changed");
  expect((await told(asha))[0]).toContain(rejectionMessage);
  expect((await see(_id, meera)).payload.profile.fullName).toBe("Kavya Pandit");
});

test("a father cannot put another phone in his daughter's place and keep the profile in the search, nor call it his own", async () => {
  const { _id } = await published({ fullName: "Asmita Rao" }, "9123400071");
  const save = (over: object) =>
    town.call(matrimony.update, { id: _id, ...biodata, fullName: "Asmita Rao", ...over } as never, asha);
  const own = await save({ profileFor: "self", personPhoneNo: "" });
  expect([own.status, JSON.stringify(own.payload)]).toEqual([400, expect.stringContaining("field.profile-for.fixed")]);
  const saved = await save({ personPhoneNo: "9123400072" });
  expect(saved.payload.profile).toMatchObject({ personAnswer: "waiting", approvalStatus: "Pending" });
  expect((await see(_id, meera)).status).toBe(400);
  expect((await found()).map((one) => one._id)).not.toContain(_id);
  expect((await waiting()).map(({ profile }) => profile._id)).not.toContain(_id);
});

test("what is hidden or settled leaves the search and is read by its owner alone; opened again it is found", async () => {
  const { _id } = await published({ fullName: "Rekha Mishra" }, "9123400041");
  for (const state of ["hidden", "settled"] as const) {
    await town.call(matrimony.setState, { id: _id, state }, asha);
    expect((await found()).map((one) => one._id)).not.toContain(_id);
    expect((await see(_id, meera)).status).toBe(400);
    expect((await see(_id, asha)).status).toBe(200);
  }
  await town.call(matrimony.setState, { id: _id, state: "open" }, asha);
  expect((await found()).map((one) => one._id)).toContain(_id);
  expect(codeOf(await town.call(matrimony.setState, { id: _id, state: "hidden" }, meera))).toBe("profile.not-found");
});

test("families filter by age, height, work, income, diet, city, gotra to avoid and manglik; what a family did not tell passes what leaves out and not what asks", async () => {
  const { _id } = await published({ fullName: "Sneha Joshi", manglik: "yes", incomeBand: "" }, "9123400051");
  const isFound = async (filters: object) => (await found(filters, meera)).some((one) => one._id === _id);
  const age = (await see(_id, meera)).payload.profile.age;
  for (const [filters, expected] of [
    [{ ageFrom: age, ageTo: age }, true],
    [{ ageFrom: age + 1 }, false],
    [{ ageTo: age - 1 }, false],
    [{ heightFrom: 163, heightTo: 163 }, true],
    [{ heightFrom: 164 }, false],
    [{ workKinds: ["private", "government"] }, true],
    [{ workKinds: ["farming"] }, false],
    [{ incomeFrom: "up-to-3" }, false],
    [{ diets: ["vegetarian"] }, true],
    [{ cityIds: ["14"] }, true],
    [{ cities: ["pune", "indore"] }, true],
    [{ cities: ["pune", "jaipur"] }, false],
    [
      { diets: ["eggs", "vegetarian"], maritalStatuses: ["divorced", "never-married"], motherTongues: ["mr", "hi"] },
      true,
    ],
    [{ diets: ["eggs", "non-vegetarian"] }, false],
    [{ stateIds: ["GJ"] }, false],
    [{ avoidGotras: ["bharadvaja"] }, false],
    [{ avoidGotras: ["Bhardwaj"] }, false],
    [{ avoidGotras: ["भारद्वाज"] }, false],
    [{ avoidGotras: ["Kashyap"] }, true],
    [{ subCommunities: ["सनाढ्य"] }, true],
    [{ notManglik: true }, false],
    [{ subCommunities: ["sanadhya"] }, true],
    [{ subCommunities: ["Gaur", "Sanadhya Mishra"] }, false],
    [{ withPhoto: true }, false],
    [{ qualificationIds: ["10"], maritalStatuses: ["never-married"], motherTongues: ["hi"] }, true],
  ] as const)
    expect(await isFound(filters), JSON.stringify(filters)).toBe(expected);
});

test("what a teaser does not say no filter tells a stranger: neither city, gotra, income, manglik nor a sub-community of the family's own words", async () => {
  const { _id } = await published(
    { fullName: "Leena Vyas", manglik: "yes", subCommunity: "Vyas of Ratangarh" },
    "9123400081",
  );
  for (const filters of [
    { cities: ["jaipur"] },
    { cityIds: ["1"] },
    { avoidGotras: ["Bhardwaj"] },
    { incomeFrom: "above-50" },
    { notManglik: true },
    { subCommunities: ["Vyas of Sikar"] },
  ])
    for (const [who, isTold] of [
      [undefined, false],
      [gopal, false],
      [meera, true],
    ] as const)
      expect(
        (await found(filters, who)).some((one) => one._id === _id),
        JSON.stringify(filters),
      ).toBe(!isTold);
});

test("a yes holds for what was read: what was changed meanwhile must be read again, and a save of what is not approved asks anew", async () => {
  const { _id } = await make({ fullName: "Radha Nagar", personPhoneNo: "9123400082" });
  await town.call(matrimony.requestPersonCode, { id: _id });
  const { payload } = await town.call(matrimony.readAsPerson, { id: _id, otp: await codeFor(town, "9123400082") });
  const save = (about: string) =>
    town.call(
      matrimony.update,
      { id: _id, ...biodata, fullName: "Radha Nagar", personPhoneNo: "9123400082", about } as never,
      asha,
    );
  await save("Another text, which she has not read before she says yes.");
  const answer = { id: _id, ticket: payload.ticket, agrees: "true", updatedAt: payload.profile.updatedAt };
  expect(codeOf(await town.call(matrimony.answerAsPerson, answer as never))).toBe("profile.changed");
  town.clock.forward(61_000);
  expect((await agree(_id, "9123400082")).status).toBe(200);
  expect((await waiting()).map(({ profile }) => profile._id)).toContain(_id);
  const saved = await save("A third text, which she has not read either by now.");
  expect(saved.payload.profile.personAnswer).toBe("waiting");
  expect((await waiting()).map(({ profile }) => profile._id)).not.toContain(_id);
});

test("a photo that a family takes back is gone at once, a new one waits for the staff, who see it, and the next save keeps it waiting", async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const form = { ...biodata, ...declared, fullName: "Usha Bhatt", personPhoneNo: "9123400083" };
  const files = [{ name: "a.jpg", bytes: await picture("#caa27a") }];
  const made = (await upload(town, matrimony.create, { ...form, photoPrivacy: ["members"] } as never, files, asha))
    .payload.profile;
  await agree(made._id, "9123400083");
  await approve(made._id);
  const photosOf = async () => (await see(made._id, meera)).payload.profile.photos.length;
  expect(await photosOf()).toBe(1);
  const [first] = made.photos;
  const { declaresIntent: _, acceptsTerms: __, ...edit } = form;
  const save = (over: object, sent: Array<{ name: string; bytes: Buffer }> = []) =>
    upload(
      town,
      { ...matrimony.update, path: `/public/matrimonial/update/${made._id}` },
      { ...edit, ...over } as never,
      sent,
      asha,
    );
  const second = { name: "b.jpg", bytes: await picture("#8b2e2e") };
  const order = [first!.key, "new"];
  expect(
    (await save({ imageOrder: order, photoPrivacy: ["members", "members"] }, [second])).payload.profile.photos.length,
  ).toBe(2);
  expect(await photosOf()).toBe(1);
  expect((await waiting()).find(({ profile }) => profile._id === made._id)?.profile.photos.length).toBe(2);
  expect((await save({ photoPrivacy: ["members", "members"], heightCm: "170" })).payload.profile.photos.length).toBe(2);
  await save({ photoPrivacy: ["granted", "members"] });
  expect(await photosOf()).toBe(0);
  await approve(made._id);
  expect(await photosOf()).toBe(1);
});

test("photos are seen through links of the viewer's own: those for members by members with a plan, the others by nobody yet, and none of what is hidden; /images has none of them", async () => {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
  const files = ["a.jpg", "b.jpg"].map((name) => ({ name, bytes }));
  const form = {
    ...biodata,
    ...declared,
    fullName: "Megha Shukla",
    personPhoneNo: "9123400061",
    photoPrivacy: ["members"],
  };
  const made = (await upload(town, matrimony.create, form as never, files, asha)).payload.profile;
  expect(made.photos.map(({ privacy }) => privacy)).toEqual(["members", "granted"]);
  await agree(made._id, "9123400061");
  await approve(made._id);
  const open = (path: string, who = meera) => fetch(`${town.url}${path}`, { headers: who.headers });
  for (const { key, small } of made.photos) {
    expect((await open(small, asha)).status).toBe(200);
    expect((await open(`/images/${key}-480.webp`)).status).toBe(404);
  }
  for (const who of [undefined, gopal])
    expect((await see(made._id, who)).payload.profile).toMatchObject({ photosCount: 2, photos: [] });
  const [photo, ...more] = (await see(made._id, meera)).payload.profile.photos;
  expect(more).toEqual([]);
  const seen = await open(photo!.small);
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(seen.headers.get("cache-control")).toBe("private, no-cache");
  // A link that is passed on opens nothing: it is good in the browser of its reader alone, as long as they are signed in there.
  expect((await open(photo!.small, { headers: {} })).status).toBe(404);
  expect((await open(photo!.small, asha)).status).toBe(404);
  await town.call(matrimony.setState, { id: made._id, state: "hidden" }, asha);
  expect((await open(photo!.small)).status).toBe(404);
  await town.call(matrimony.setState, { id: made._id, state: "open" }, asha);
  expect((await open(photo!.large)).status).toBe(200);
  const again = await town.signIn("meera");
  const [later] = (await see(made._id, again)).payload.profile.photos;
  expect((await open(later!.small, again)).status).toBe(200);
  await town.call(auth.logOut, {}, again);
  expect((await open(later!.small, again)).status).toBe(404);
  expect((await open(`${photo!.large.slice(0, -9)}AAAA.webp`)).status).toBe(404);
  town.clock.forward(31 * 60_000);
  expect((await open(photo!.large)).status).toBe(404);
});

test("whoever has no plan any more reads the names and states of their profiles, and can hide, settle and delete them; the list tells nothing else", async () => {
  [asha, gopal] = await Promise.all([town.signIn("asha"), town.signIn("gopal")]);
  const { _id } = await make({ profileFor: "self", personPhoneNo: "", fullName: "Gopal Rathi", gender: "male" }, gopal);
  const names = async () => (await town.call(matrimony.fetchNames, {}, gopal)).payload.profiles;
  expect((await town.call(matrimony.fetchAll, {}, gopal)).status).toBe(403);
  expect(await names()).toEqual([
    {
      _id,
      fullName: "Gopal Rathi",
      gender: "male",
      approvalStatus: "Pending",
      rejectionMessage: null,
      hasPendingEdit: false,
      personAnswer: "agreed",
      state: "open",
    },
  ]);
  for (const state of ["hidden", "settled"] as const) {
    expect((await town.call(matrimony.setState, { id: _id, state }, gopal)).status).toBe(200);
    expect(await names()).toMatchObject([{ _id, state }]);
  }
  expect((await town.call(matrimony.fetchNames, {}, asha)).payload.profiles).toEqual([]);
  expect((await town.call(matrimony.delete, { id: _id }, gopal)).status).toBe(200);
  expect(await names()).toEqual([]);
});

test("a new short text of an approved profile waits for the staff as the long ones do, who read it beside the old one; one that is taken back is gone at once", async () => {
  [asha, meera, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
  ]);
  const { _id } = await published({ fullName: "Deepa Nair", education: "M.Com., Ujjain" }, "9123400085");
  const form = { ...biodata, fullName: "Deepa Nair", personPhoneNo: "9123400085" };
  const over = { education: "", occupation: "Fool of the village", gotra: "Kashyap", heightCm: "171" };
  const saved = await town.call(matrimony.update, { id: _id, ...form, ...over } as never, asha);
  expect(saved.payload.profile).toMatchObject({
    hasPendingEdit: true,
    occupation: "Fool of the village",
    gotra: "Kashyap",
  });
  const read = async () => (await see(_id, meera)).payload.profile;
  expect(await read()).toMatchObject({ occupation: "Chartered accountant", gotra: "Bharadvaja", heightCm: 171 });
  expect((await read()).facts?.education).toBe(null);
  const isFound = async (avoidGotras: string[]) => (await found({ avoidGotras }, meera)).some((one) => one._id === _id);
  expect(await isFound(["Bharadvaja"])).toBe(false);
  const one = (await waiting()).find(({ profile }) => profile._id === _id)!;
  expect(one.changes).toEqual([
    { field: "gotra", before: "Bharadvaja", after: "Kashyap" },
    { field: "occupation", before: "Chartered accountant", after: "Fool of the village" },
  ]);
  await approve(_id);
  expect(await read()).toMatchObject({ occupation: "Fool of the village", gotra: "Kashyap" });
  expect([await isFound(["Bharadvaja"]), await isFound(["Kashyap"])]).toEqual([true, false]);
});
