// Claims of imported businesses: by the code to the listed phone, by a document that the staff decide about, and what goes along.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { nextAtHour } from "#base/dates.ts";
import { longId, newId, shortId } from "#base/ids.ts";
import { alertSettings } from "#contract/alert-settings.ts";
import { businessClaims } from "#contract/business-claims.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import { leads } from "#contract/leads.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { codeFor, lettersTo } from "#tests/harness/device.ts";
import { whileHeld } from "#tests/harness/held-rows.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { type Sent, upload } from "#tests/harness/upload.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { endClaimsOfGone } from "./upkeep.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let meera: Person;
let kavita: Person;
let licence: Sent;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const TEXT = "It was my father's shop; his number is not in use any more.";
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);
const lastAlertTo = async (key: string) =>
  (await query("select kind from alerts where member_id = $1 order by id desc limit 1", [await town.idOf(key)])).rows[0]
    .kind;
const waiting = async () => (await town.call(businessClaims.fetchWaiting, {}, kavita)).payload.claims;
const ofMine = async (fkBusinessId: string, who: Person) =>
  (await town.call(businessClaims.fetchMine, { fkBusinessId }, who)).payload;
const byDocument = (fkBusinessId: string, who: Person, files: Sent[] = [licence]) =>
  upload(town, businessClaims.create, { fkBusinessId, text: TEXT }, files, who);

let nextPhone = 2_000_000_700;
/** A business as an import brings it: its id as links have it, and its phone. */
async function listed(name: string): Promise<{ id: string; phone: string }> {
  nextPhone += 1;
  const phone = String(nextPhone);
  await takeIn(town, `phoneNo,businessName,subCategory,city\n${phone},${name},halwai,Indore`);
  const { rows } = await query("select id from businesses where phone = $1", [phone]);
  return { id: shortId(rows[0].id), phone };
}

beforeAll(async () => {
  town = await openTown();
  [asha, gopal, meera, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("gopal"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
  ]);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#8b2e2e" } });
  licence = { name: "licence.jpg", bytes: await picture.jpeg().toBuffer() };
});
afterAll(() => town.close());
beforeEach(() => resetLimits(town));

test("the code to the listed phone makes the business the member's own at once; its number is nowhere in the answers, but for two digits", async () => {
  const { id, phone } = await listed("Code Sweets");
  expect(await ofMine(id, gopal)).toEqual({ isClaimable: true, phoneEnd: phone.slice(-2), claim: null });
  const sent = await town.call(businessClaims.requestCode, { fkBusinessId: id }, gopal);
  expect(sent.status).toBe(200);
  expect(JSON.stringify(sent.payload)).not.toContain(phone);
  const [letter] = await lettersTo(town, phone);
  expect(letter?.text).toContain("take over the business");
  const otp = await codeFor(town, phone);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
  const confirm = (code: string) => town.call(businessClaims.confirmCode, { fkBusinessId: id, otp: code }, gopal);
  expect(codeOf(await confirm(wrong))).toBe("otp.wrong");
  expect((await confirm(otp)).status).toBe(200);
  expect((await told(gopal))[0]).toBe("Code Sweets is yours now. Please check its details.");
  expect((await town.call(businesses.fetch, { fkBusinessId: id }, gopal)).payload.getBusiness.isMine).toBe(true);
  expect(codeOf(await confirm(otp))).toBe("claim.not-claimable");
  expect(await ofMine(id, asha)).toEqual({ isClaimable: false, phoneEnd: "", claim: null });
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    actor: "portal",
    action: "portal.business-claimed",
    subjectName: "Code Sweets",
  });
});

test("leads and views go along, opened by the new owner's plan, who has what they once sent there themselves neither in the list nor in its count; the list's own record of an owner has nothing any more", async () => {
  const { id, phone } = await listed("Lead Sweets");
  const former = (await query("select owner_id from businesses where phone = $1", [phone])).rows[0].owner_id;
  for (const [key, name] of [
    ["meera", "Meera"],
    ["asha", "Asha"],
  ] as const)
    await query(
      `insert into leads (id, owner_id, member_id, item_kind, item_id, contact_id, contact_person, phone, query, day, waiting, created_at)
       values (gen_random_uuid(), $1, $2, 0, $3, $3, $4, '9000000000', 'Sweets for forty', current_date, true, now())`,
      [former, await town.idOf(key), longId(id), name],
    );
  await query("update businesses set views = 7, leads_count = 2 where phone = $1", [phone]);
  const listing = newId();
  await query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public, leads_count)
     select $1, id, owner_id, place_id, subcategory_id, 'Lead laddu', true, 1 from businesses where id = $2`,
    [listing, longId(id)],
  );
  await query(
    `insert into leads (id, owner_id, member_id, item_kind, item_id, contact_id, contact_person, phone, query, day, waiting, created_at)
     values (gen_random_uuid(), $1, $2, 1, $3, $4, 'Somebody', '9000000000', 'Laddu for forty', current_date, true, now())`,
    [former, await town.idOf("asha"), listing, longId(id)],
  );
  await town.call(businessClaims.requestCode, { fkBusinessId: id }, asha);
  await town.call(businessClaims.confirmCode, { fkBusinessId: id, otp: await codeFor(town, phone) }, asha);
  const mine = (await town.call(ownBusinesses.fetch, { id }, asha)).payload.business;
  expect(mine).toMatchObject({ views: 7, leadsCount: 1 });
  const list = (await town.call(businessLeads.fetchAll, { fkBusinessId: id, limit: 10 }, asha)).payload;
  expect(list).toMatchObject({ total: 1, stages: { new: 1 }, leads: [{ contactPerson: "Meera" }] });
  expect((await town.call(leads.fetchAll, { fkListingId: shortId(listing), limit: 10 }, asha)).payload).toMatchObject({
    total: 0,
    stages: { new: 0 },
    leads: [],
  });
  expect((await town.call(businessLeads.deleteAll, { fkBusinessId: id }, asha)).payload).toEqual({ deleted: 1 });
  const { rows } = await query("select owner_id, waiting from leads where contact_id = $1", [longId(id)]);
  // Nobody is the owner of a lead of their own: those stay as they were.
  expect(rows).toEqual(Array(2).fill({ owner_id: former, waiting: true }));
  const owned = await query(
    "select 1 from businesses where owner_id = $1 union all select 1 from listings where owner_id = $1",
    [former],
  );
  expect(owned.rows).toEqual([]);
});

test("whoever waits with a document and then has the code is told once that it is theirs; their own review of it is gone", async () => {
  const { id, phone } = await listed("Patient Sweets");
  expect((await byDocument(id, meera)).status).toBe(201);
  await query(
    "insert into reviews (id, business_id, member_id, stars, text, did_not_answer, created_at) values (gen_random_uuid(), $1, $2, 5, 'The best there is.', false, now())",
    [longId(id), await town.idOf("meera")],
  );
  await town.call(businessClaims.requestCode, { fkBusinessId: id }, meera);
  const reply = await town.call(
    businessClaims.confirmCode,
    { fkBusinessId: id, otp: await codeFor(town, phone) },
    meera,
  );
  expect(reply.status).toBe(200);
  expect((await told(meera)).filter((sentence) => sentence.includes("Patient Sweets"))).toEqual([
    "Patient Sweets is yours now. Please check its details.",
  ]);
  expect((await waiting()).map(({ businessName }) => businessName)).not.toContain("Patient Sweets");
  const { getBusiness } = (await town.call(businesses.fetch, { fkBusinessId: id }, meera)).payload;
  expect(getBusiness).toMatchObject({ reviewsCount: 0, rating: null });
});

test("nobody pumps messages: five codes a day of one member, and the caps of the phone besides", async () => {
  const { id } = await listed("Pumped Sweets");
  const ask = () => town.call(businessClaims.requestCode, { fkBusinessId: id }, meera);
  const replies = [];
  for (let n = 0; n < 6; n += 1) {
    replies.push(await ask());
    town.clock.forward(31_000);
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(codeOf(replies[5]!)).toBe("rate.limited");
  expect((await town.call(businessClaims.requestCode, { fkBusinessId: id })).status).toBe(401);
});

test("a business with an owner who has signed up, and one that no list brought, cannot be claimed", async () => {
  const { rows } = await query("select id from businesses where owner_id = $1 and approval = 'approved' limit 1", [
    await town.idOf("meera"),
  ]);
  const fkBusinessId = shortId(rows[0].id);
  expect(codeOf(await town.call(businessClaims.requestCode, { fkBusinessId }, asha))).toBe("claim.not-claimable");
  expect(codeOf(await byDocument(fkBusinessId, asha))).toBe("claim.not-claimable");
});

test("with a document it waits for the staff, once; they refuse it with a reason that the member reads, and the document is deleted", async () => {
  const { id } = await listed("Paper Sweets");
  expect(codeOf(await byDocument(id, gopal, []))).toBe("claim.document-missing");
  expect((await byDocument(id, gopal)).status).toBe(201);
  expect(codeOf(await byDocument(id, gopal))).toBe("claim.exists");
  expect((await ofMine(id, gopal)).claim).toEqual({ state: "waiting", reason: null });
  const claim = (await waiting()).find((one) => one.businessName === "Paper Sweets")!;
  expect(claim).toMatchObject({ text: TEXT, claimant: { phoneNo: expect.stringMatching(/^\d{10}$/) } });
  const seen = await town.call(businessClaims.fetchDocument, { id: claim._id }, kavita);
  expect(seen.payload.type).toBe("image/jpeg");
  expect((await sharp(Buffer.from(seen.payload.base64, "base64")).metadata()).width).toBe(60);
  expect((await town.call(businessClaims.fetchDocument, { id: claim._id }, gopal)).status).toBe(403);
  const decide = (who: Person) =>
    town.call(businessClaims.decide, { id: claim._id, decision: "refused", reason: "The bill has another name." }, who);
  expect((await decide(asha)).status).toBe(403);
  expect((await decide(kavita)).status).toBe(200);
  expect(codeOf(await decide(kavita))).toBe("claim.not-waiting");
  expect((await told(gopal))[0]).toBe("We could not give Paper Sweets to you: The bill has another name.");
  expect((await ofMine(id, gopal)).claim).toEqual({ state: "refused", reason: "The bill has another name." });
  expect(
    (await query("select 1 from business_claims where document is not null and id = $1", [longId(claim._id)])).rows,
  ).toEqual([]);
});

test("the staff grant a PDF's claim: the business is the member's, other claims of it end and their members are told, the log says who decided", async () => {
  const { id } = await listed("Granted Sweets");
  const pdf = { name: "licence.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4\nlicence") };
  await byDocument(id, gopal, [pdf]);
  await byDocument(id, meera);
  const claim = (await waiting()).find((one) => one.businessName === "Granted Sweets")!;
  expect((await town.call(businessClaims.fetchDocument, { id: claim._id }, kavita)).payload).toMatchObject({
    type: "application/pdf",
  });
  await town.call(
    businessClaims.decide,
    { id: claim._id, decision: "granted", reason: "The licence has your name." },
    kavita,
  );
  expect((await told(gopal))[0]).toBe(
    "Granted Sweets is yours now: The licence has your name. Please check its details.",
  );
  expect((await told(meera))[0]).toContain("has been claimed by somebody else");
  expect(await lastAlertTo("gopal")).toBe("claim-granted");
  expect((await waiting()).filter((one) => one.businessName === "Granted Sweets")).toEqual([]);
  expect((await town.call(businesses.fetch, { fkBusinessId: id }, gopal)).payload.getBusiness.isMine).toBe(true);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({ action: "claim.granted" });
});

test("what the staff decide about a document reaches the member by SMS too, unless they want none", async () => {
  town.clock.set(nextAtHour(town.clock.now(), 15));
  [gopal, meera, kavita] = await Promise.all([
    town.signIn("gopal"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
  ]);
  await town.call(alertSettings.update, { channel: "none", pace: "at-once" }, meera);
  const { id } = await listed("Answered Sweets");
  await byDocument(id, gopal);
  await byDocument(id, meera);
  for (const claim of (await waiting()).filter((one) => one.businessName === "Answered Sweets"))
    await town.call(
      businessClaims.decide,
      { id: claim._id, decision: "refused", reason: "The bill has another name" },
      kavita,
    );
  const text = `VipraSetu: we could not give Answered Sweets to you: The bill has another name. The business: http`;
  const phoneOf = async (key: string) =>
    (await query("select phone from members where id = $1", [await town.idOf(key)])).rows[0].phone;
  const lettersOf = async (key: string) => (await lettersTo(town, await phoneOf(key))).map((letter) => letter.text);
  await expect.poll(async () => (await lettersOf("gopal")).join("\n")).toContain(text);
  expect((await lettersOf("meera")).filter((letter) => letter.includes("Answered"))).toEqual([]);
});

test("of two rival claims that are granted in the same second one is granted, and the other's grant is refused in words", async () => {
  const { id } = await listed("Rival Sweets");
  await byDocument(id, gopal);
  await byDocument(id, meera);
  const rivals = (await waiting()).filter((one) => one.businessName === "Rival Sweets");
  expect(rivals).toHaveLength(2);
  const grant = ({ _id }: { _id: string }) =>
    town.call(businessClaims.decide, { id: _id, decision: "granted", reason: "The papers are in order." }, kavita);
  const replies = await whileHeld(town, ["select from businesses where id = $1 for update", longId(id)], {
    waiting: 2,
    start: () => Promise.all(rivals.map(grant)),
  });
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(codeOf(replies.find(({ status }) => status === 400)!)).toBe("claim.not-waiting");
  const claims = await query("select decision from business_claims where business_id = $1 order by 1", [longId(id)]);
  expect(claims.rows).toEqual([{ decision: "granted" }, { decision: "overtaken" }]);
});

test("three documents a day of one member; one of the staff neither reads nor decides a claim of their own", async () => {
  const names = ["One", "Two", "Three", "Four"].map((name) => `${name} Paper Sweets`);
  const ids = [];
  for (const name of names) ids.push((await listed(name)).id);
  const own = await town.signIn("kavita");
  const replies = [];
  for (const id of ids) replies.push(await byDocument(id, own));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  const [claim] = (await waiting()).filter((one) => names.includes(one.businessName));
  const decision = { id: claim!._id, decision: "granted", reason: "It is mine, I know it." };
  expect(codeOf(await town.call(businessClaims.decide, decision, kavita))).toBe("staff.own-thing");
  expect(codeOf(await town.call(businessClaims.fetchDocument, { id: claim!._id }, kavita))).toBe("staff.own-thing");
});

test("a document that comes while its business is being deleted is not kept: nobody would decide about it", async () => {
  const { id } = await listed("Going Sweets");
  const answer = await whileHeld(
    town,
    ["update businesses set deleted_at = now(), import_key = null where id = $1", longId(id)],
    { waiting: 1, start: () => byDocument(id, gopal) },
  );
  expect(codeOf(answer)).toBe("claim.not-claimable");
  expect((await query("select from business_claims where business_id = $1", [longId(id)])).rowCount).toBe(0);
});

test("a claim whose business has gone ends the same day: the document is deleted, and the member is told", async () => {
  const { id } = await listed("Gone Sweets");
  const { id: other } = await listed("Present Sweets");
  await byDocument(id, gopal);
  await byDocument(other, gopal);
  await query("update businesses set deleted_at = now() where id = $1", [longId(id)]);
  await endClaimsOfGone(town.portal.base);
  const claims = await query(
    "select decision, document is null as is_empty from business_claims where business_id = any($1::uuid[]) order by business_id = $2",
    [[longId(id), longId(other)], longId(other)],
  );
  expect(claims.rows).toEqual([
    { decision: "overtaken", is_empty: true },
    { decision: null, is_empty: false },
  ]);
  expect((await told(gopal))[0]).toBe(
    "Gone Sweets, for which you had asked, has been removed from the directory. Your document has been deleted.",
  );
  const before = (await told(gopal)).length;
  await endClaimsOfGone(town.portal.base);
  expect(await told(gopal)).toHaveLength(before);
});
