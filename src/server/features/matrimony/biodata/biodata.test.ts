import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { pagesOfPdf, textOfPdf } from "#tests/harness/pdf-text.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { forgetOldLinks } from "./own-links.ts";

let town: Town;
/** A father with a plan, and another family. */
let asha: Person;
let meera: Person;
/** His daughter's profile, approved, with a photo and every part that can be chosen. */
let id = "";

const PERSON = "9123400001";
const ALL = { withPhoto: true, withContact: true, withHoroscope: true };
const NONE = { withPhoto: false, withContact: false, withHoroscope: false };
const CONTACT = /91234 ?00002|Sarafa|Contact ?person|ravi@family/;
// The year by itself: an id may hold its digits.
const HOROSCOPE = /(?<![\w-])1998(?![\w-])|(?<!T)06:45|Birth ?star|Lagna|Horoscope|Place ?of ?birth/;

beforeAll(async () => {
  town = await openTown();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
  const form = biodataOf({
    email: "ravi@family.example",
    about: "She sings and keeps books. Call 98765 43210 to know more of her.",
    manglik: "no",
  });
  const made = await upload(town, matrimony.create, form as never, [{ name: "a.jpg", bytes }], asha);
  id = made.payload.profile._id;
  await set("approval = 'approved', approved_at = now(), person_agreed_at = now()");
});
afterAll(() => town.close());

const set = (columns: string) =>
  town.portal.connection.pool.query(`update matrimony_profiles set ${columns} where id = $1`, [longId(id)]);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const make = async (over: object = {}, who = asha) => {
  const reply = await town.call(biodata.createLink, { id, label: "Sharma family, Pune", days: 7, ...over }, who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.link;
};
const open = async (secret: string | null, language: "en" | "hi" = "en") =>
  (await town.call(biodata.openShared, { secret: secret!, language })).payload.shared;
const save = async (path: string, query: object, who?: Person) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${town.url}/api${path}?${search}`, {
    headers: { "x-access-key": ACCESS_KEY, ...who?.headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, text: response.ok ? textOfPdf(bytes) : "" };
};
const saveOwn = (query: object, who = asha) => save(biodata.document.path, { id, ...query }, who);
const saveShared = async (secret: string | null, query: object = {}) => {
  const response = await fetch(`${town.url}/api${biodata.sharedDocument.path}`, {
    method: "POST",
    headers: { "x-access-key": ACCESS_KEY, "content-type": "application/json" },
    body: JSON.stringify({ secret, ...query }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, text: response.ok ? textOfPdf(bytes) : "" };
};
const linksOf = async () => (await town.call(biodata.fetchLinks, { id, limit: 100 }, asha)).payload.links;

test("a father saves the biodata of his daughter on one page of A4 with what he chose and nothing else; another family and a visitor cannot", async () => {
  const whole = await saveOwn({ ...ALL });
  expect(whole.response.headers.get("content-disposition")).toBe('attachment; filename="Biodata.pdf"');
  expect(whole.response.headers.get("cache-control")).toBe("no-store");
  expect(pagesOfPdf(whole.bytes)).toBe(1);
  for (const said of [
    "Ishita Sharma",
    "Sanadhya",
    "Chartered accountant",
    "Mehta & Joshi",
    "Ramesh Sharma",
    "91234 00002",
    "14, Sarafa Bazaar",
    "14/Mar/1998",
    "06:45",
    "Indore",
    "Uttara Phalguni, pada 4, rashi Kanya",
    "Meena or Kumbha",
    "Lahiri",
  ])
    expect(whole.text).toContain(said.replaceAll(" ", ""));
  expect(whole.text).toContain("9876543210");
  expect(whole.bytes.toString("latin1")).toContain("/DCTDecode");
  const bare = await saveOwn({ ...NONE });
  expect(bare.text).toContain("IshitaSharma");
  expect(bare.text).not.toMatch(CONTACT);
  expect(bare.text).not.toMatch(HOROSCOPE);
  expect(bare.text).not.toMatch(/98765|Manglik/);
  expect(bare.bytes.toString("latin1")).not.toContain("/DCTDecode");
  for (const { text } of [whole, bare]) expect(text).not.toMatch(/91234 ?00001/);
  expect((await saveOwn({}, meera)).response.status).toBe(400);
  expect((await save(biodata.document.path, { id })).response.status).toBe(401);
});

test("in Hindi labels, names of the lists and dates are Hindi", async () => {
  const { sheet } = (await town.call(biodata.fetchOwn, { id, language: "hi", ...ALL } as never, asha)).payload;
  const said = JSON.stringify(sheet);
  for (const text of ["सनाढ्य", "भारद्वाज", "इंदौर", "कुंडली", "14/मार्च/1998", "पिता"]) expect(said).toContain(text);
  const { text, bytes } = await saveOwn({ ...ALL, language: "hi" });
  // A reph is drawn after its letter: the fonts were asked how Devanagari is shaped.
  for (const drawn of ["संपकर्", "सनाढ्य", "भारद्वाज", "कुंडली"]) expect(text).toContain(drawn);
  expect(pagesOfPdf(bytes)).toBe(1);
});

test("what was not told leaves no line, an unknown birth time no star, and long texts go on to a second page", async () => {
  await set("birth_time = null, birth_time_margin = null, father_name = null, employer = null");
  const { sheet } = (await town.call(biodata.fetchOwn, { id, ...ALL } as never, asha)).payload;
  const labels = sheet.sections.flatMap(({ facts }) => facts.map(({ label }) => label));
  expect(labels).not.toEqual(expect.arrayContaining([expect.stringMatching(/Father|Employer|Birth star|Lagna|Time/)]));
  expect(JSON.stringify(sheet)).not.toContain("Lahiri");
  expect(sheet.sections.flatMap(({ facts }) => facts).every(({ text }) => text.trim() !== "")).toBe(true);
  const long = "She learned to sing from her grandmother. ".repeat(45).trim();
  await town.portal.connection.pool.query(
    "update matrimony_profiles set about = $2, family_about = $2, expectations = $2 where id = $1",
    [longId(id), long],
  );
  const { bytes, text } = await saveOwn({ ...ALL });
  expect(pagesOfPdf(bytes)).toBe(2);
  expect(text).toContain("Sarafa");
  await set("birth_time = '06:45', birth_time_margin = 15, father_name = 'Ramesh Sharma', employer = 'Mehta & Joshi'");
  await set("about = 'She sings. Call 98765 43210 to know more.', family_about = null, expectations = null");
});

test("it holds what is approved: a name that waits for the staff is not in it, and a profile that waits has none", async () => {
  const form = biodataOf({ personPhoneNo: PERSON, fullName: "Ishita Waiting" });
  const { declaresIntent: _, acceptsTerms: __, ...edit } = form;
  await town.call(matrimony.update, { id, ...edit, email: "ravi@family.example" } as never, asha);
  const secret = (await make({ ...ALL })).secret;
  expect((await open(secret))?.sheet.name).toBe("Ishita Sharma");
  expect((await saveOwn({})).text).not.toContain("Waiting");
  await set("pending_edit = null, pending_since = null, approval = 'pending'");
  expect(codeOf(await town.call(biodata.fetchOwn, { id } as never, asha))).toBe("biodata.not-approved");
  expect(codeOf(await town.call(biodata.createLink, { id, label: "Rao family", days: 7 }, asha))).toBe(
    "biodata.not-open",
  );
  expect(await open(secret)).toBeNull();
  await set("approval = 'approved'");
});

test("whoever has the link reads and saves what was chosen, with the name of the recipient on it, and the father sees how often", async () => {
  const bare = await make({ label: "Joshi family, Nashik" });
  const shared = (await open(bare.secret))!;
  expect(shared.sheet).toMatchObject({ name: "Ishita Sharma", photo: null });
  expect(shared.sheet.watermark).toMatch(/^Shared with Joshi family, Nashik on \d+\/\w+\/\d{4}$/);
  for (const text of [JSON.stringify(shared), (await saveShared(bare.secret)).text]) {
    expect(text.replaceAll(" ", "")).toContain("Joshifamily,Nashik");
    expect(text).not.toMatch(CONTACT);
    expect(text).not.toMatch(HOROSCOPE);
    expect(text).not.toMatch(/98765|Manglik|91234/);
  }
  const whole = await make({ ...ALL });
  const said = JSON.stringify(await open(whole.secret));
  expect(said).toMatch(CONTACT);
  expect(said).toMatch(HOROSCOPE);
  expect(said).not.toMatch(/91234 ?00001/);
  expect((await saveShared(whole.secret, { language: "hi" })).text).toContain("Sharmafamily,Pune");
  await open(bare.secret);
  const rows = await linksOf();
  expect(rows.find(({ _id }) => _id === bare._id)).toMatchObject({ openings: 2, lastOpenedAt: expect.any(String) });
  expect(rows.find(({ _id }) => _id === whole._id)).toMatchObject({ openings: 1, withContact: true, state: "open" });
});

test("a link that is revoked is over at once, for page, PDF and photo; one that ends, by the portal's clock; and none is told from one that never was", async () => {
  const first = await make({ ...ALL });
  const photo = (await open(first.secret))!.sheet.photo!;
  const see = () => fetch(town.url + photo);
  const seen = await see();
  expect([seen.status, seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "no-store",
  ]);
  expect((await town.call(biodata.revokeLink, { id: first._id }, meera)).status).toBe(400);
  const ended = (await town.call(biodata.revokeLink, { id: first._id }, asha)).payload.link;
  expect(ended).toMatchObject({ state: "revoked", secret: null });
  expect((await town.call(biodata.revokeLink, { id: first._id }, asha)).payload.link).toEqual(ended);
  expect((await see()).status).toBe(404);
  const second = await make({ days: 1 });
  town.clock.forward(DAY_MS - 1000);
  expect(await open(second.secret)).not.toBeNull();
  town.clock.forward(2000);
  const never = "A".repeat(43);
  const answers = [first.secret!, second.secret!, never, "x", ""];
  const pages = await Promise.all(answers.map((secret) => town.call(biodata.openShared, { secret } as never)));
  expect(new Set(pages.map((page) => `${page.status} ${JSON.stringify(page.payload)}`))).toEqual(
    new Set(['200 {"shared":null}']),
  );
  const files = await Promise.all(answers.map((secret) => saveShared(secret)));
  expect(new Set(files.map(({ response, bytes }) => `${response.status} ${bytes}`)).size).toBe(1);
  town.clock.forward(-DAY_MS - 1000);
});

test("the photo of a link carries for whom it is in its own pixels, each link another; the address of its PDF holds no secret", async () => {
  const pixels = async (label: string) => {
    const { secret } = await make({ ...ALL, label });
    const photo = (await open(secret))!.sheet.photo!;
    expect((await fetch(`${town.url}/api${biodata.sharedDocument.path}?secret=${secret}`)).status).toBe(405);
    const bytes = Buffer.from(await (await fetch(town.url + photo)).arrayBuffer());
    return sharp(bytes).removeAlpha().raw().toBuffer();
  };
  const [one, other] = [await pixels("Sharma family, Pune"), await pixels("Joshi family, Nagpur")];
  expect(one.length).toBe(other.length);
  expect(one.filter((value, at) => Math.abs(value - other[at]!) > 8).length).toBeGreaterThan(500);
});

test.each([
  ["hidden", "hidden_at = now()", "hidden_at = null"],
  ["settled", "settled_at = now()", "settled_at = null"],
  [
    "declined by its person",
    "approval = 'pending', person_declined_at = now()",
    "approval = 'approved', person_declined_at = null",
  ],
  ["deleted", "deleted_at = now()", "deleted_at = null"],
])("while a profile is %s its links share nothing", async (_state, then, back) => {
  const { secret } = await make({ ...ALL });
  const photo = (await open(secret))!.sheet.photo!;
  await set(then);
  expect(await open(secret)).toBeNull();
  expect((await saveShared(secret)).response.status).toBe(400);
  expect((await fetch(town.url + photo)).status).toBe(404);
  await set(back);
  expect(await open(secret)).not.toBeNull();
});

test("the person whom it is about sees for whom her father has made links and ends one; who only helps with the profile neither saves nor shares it, and learns no address", async () => {
  const link = await make({ label: "Somebody she does not want", withContact: true });
  const [meeraId, sunita] = [await town.idOf("meera"), await town.signIn("sunita")];
  const invited = { id, phoneNo: "1111100006", relation: "aunt" };
  expect((await town.call(matrimonyManagers.invite, invited as never, asha)).status).toBe(201);
  const { invitations } = (await town.call(matrimonyManagers.fetchInvitations, {}, sunita)).payload;
  const answer = { invitationId: invitations[0]!._id, accepts: "true" };
  await town.call(matrimonyManagers.answerInvitation, answer as never, sunita);
  expect(codeOf(await town.call(biodata.fetchLinks, { id }, sunita))).toBe("profile.not-found");
  expect(codeOf(await town.call(biodata.revokeLink, { id: link._id }, sunita))).toBe("biodata.link-not-found");
  await set(`person_phone = (select phone from members where id = '${meeraId}')`);
  const { links } = (await town.call(biodata.fetchLinks, { id }, meera)).payload;
  expect(links.find(({ _id }) => _id === link._id)).toMatchObject({ label: link.label, withContact: true });
  expect((await town.call(biodata.fetchOwn, { id, ...ALL, language: "hi" } as never, meera)).status).toBe(200);
  await town.call(biodata.revokeLink, { id: link._id }, meera);
  expect(await open(link.secret)).toBeNull();
  await set(`person_phone = '${PERSON}'`);
});

test("while the owner is blocked by the staff nothing is shared", async () => {
  const { secret } = await make();
  const block = (at: string) =>
    town.portal.connection.pool.query(
      `update members set blocked_at = ${at} where id = (select owner_id from matrimony_profiles where id = $1)`,
      [longId(id)],
    );
  await block("now()");
  expect(await open(secret)).toBeNull();
  await block("null");
  expect(await open(secret)).not.toBeNull();
});

test("of the secret of a link only a hash is stored, the address is long, and a repeated press makes one link", async () => {
  const key = { idempotencyKey: "one-press-of-the-button-1" };
  const [first, again] = [await make(key), await make(key)];
  expect(again).toEqual(first);
  expect(first.secret).toMatch(/^[\w-]{43}$/);
  const { pool } = town.portal.connection;
  for (const table of ["biodata_links", "idempotency_keys"]) {
    const { rows } = await pool.query(`select t::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(first.secret);
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(first.secret!, "base64url").toString("hex"));
  }
});

test("a label with a number in it, more than 90 days and another's profile are refused; too many open links as well", async () => {
  for (const [over, message] of [
    [{ label: "Call 98765 43210" }, "field.contact"],
    [{ days: 91 }, "field.choice.invalid"],
    [{ label: " " }, "field.required"],
  ] as const) {
    const reply = await town.call(biodata.createLink, { id, label: "Rao family", days: 7, ...over }, asha);
    expect([reply.status, JSON.stringify(reply.payload)], message).toEqual([400, expect.stringContaining(message)]);
  }
  expect(codeOf(await town.call(biodata.createLink, { id, label: "Rao family", days: 7 }, meera))).toBe(
    "profile.not-found",
  );
  expect(codeOf(await town.call(biodata.fetchLinks, { id }, meera))).toBe("profile.not-found");
  const { pool } = town.portal.connection;
  await pool.query("update biodata_links set revoked_at = now()");
  await Promise.all(Array.from({ length: 30 }, (_, n) => make({ label: `Family ${n}` })));
  const more = await town.call(biodata.createLink, { id, label: "One more", days: 7 }, asha);
  expect(codeOf(more)).toBe("biodata.too-many-links");
  await pool.query("update biodata_links set revoked_at = now()");
});

test("who tries addresses is told how many seconds to wait, and what has long been over is forgotten", async () => {
  const statuses = [];
  for (let n = 0; n < 121; n += 1)
    statuses.push(await town.call(biodata.openShared, { secret: `guess-${n}` } as never));
  expect(statuses.at(-1)?.status).toBe(429);
  expect(JSON.stringify(statuses.at(-1)?.payload)).toMatch(/"seconds":\d+/);
  town.clock.forward(181 * DAY_MS);
  await forgetOldLinks(town.portal.base);
  const { rows } = await town.portal.connection.pool.query("select id from biodata_links");
  expect(rows).toEqual([]);
});
