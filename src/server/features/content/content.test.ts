import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import { plainWords } from "#base/rich-text.ts";
import { auth } from "#contract/auth.ts";
import { content } from "#contract/content.ts";
import type { DocumentView } from "#contract/content-views.ts";
import { seedReference } from "#main/database/seed.ts";
import { words } from "#server/platform/words.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { PLAN, PRICE } from "#tests/harness/plan.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { forgetOldMessages } from "./contact-messages.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
/** What the profile and the sign-up ask for, and what stays in a browser, as the notice says it. */
const ASKED = {
  en: ["name", "phone number", "city and state", "e-mail", "gender", "date of birth", "address", "pin code", "picture"],
  hi: ["नाम", "फ़ोन नंबर", "शहर और राज्य", "ईमेल", "लिंग", "जन्मतिथि", "पता", "पिन कोड", "तस्वीर"],
};
const KEPT = {
  en: ["session", "city you chose", "light or dark", "type into a form", "pictures you chose", "language you chose"],
  hi: ["सत्र", "चुना शहर", "हल्का या गहरा", "फ़ॉर्म में", "चुनी हुई तस्वीरें", "चुनी भाषा"],
};
const MESSAGE = { name: "रवि शर्मा", phoneNo: "9876543210", reason: "data", message: "कृपया मेरा डेटा मिटा दें।" };

const linesOf = ({ sections }: Pick<DocumentView, "sections">) =>
  sections.flatMap(({ heading, text }) => [heading, ...plainWords(text).split("\n")]);

test("every page can say whose portal this is, in both languages, and that it is a demo", async () => {
  const en = (await town.call(content.fetchCommonInfo, {})).payload.commonInfo;
  expect(en).toMatchObject({ brand: "VipraSetu", copyrightYear: 2023, isDemo: true, facebookLink: null });
  expect((await town.call(content.fetchCommonInfo, { language: "hi" })).payload.commonInfo.brand).toBe("विप्र सेतु");
  expect(await town.call(content.fetchSocialLinks, {})).toMatchObject({
    status: 200,
    payload: { facebookLink: null, instagramLink: null, whatsappLink: null },
  });
});

test("privacy notice and terms come in sections, complete in both languages, without a hole or a made-up contact", async () => {
  const [en, hi] = await Promise.all(
    (["en", "hi"] as const).map(async (language) => [
      (await town.call(content.fetchPrivacyPolicy, { language })).payload.privacyPolicy,
      (await town.call(content.fetchTermsAndConditions, { language })).payload.termsAndConditions,
    ]),
  );
  for (const [at, document] of en!.entries()) {
    const other = hi![at]!;
    expect(document).toMatchObject({ isDraft: true });
    expect(other.sections.map((s) => s.text.length)).toEqual(document.sections.map((s) => s.text.length));
    for (const text of [document, other].flatMap(linesOf)) expect(text).not.toMatch(/[{}<>]|null|undefined/);
    for (const text of linesOf(other)) expect(text).toMatch(/[\u0900-\u097f]/);
  }
  const officer = plainWords(en![0]!.sections.find((s) => s.heading === "Grievance officer")!.text);
  expect(officer).toContain("Grievance officer: not yet provided.");
});

test("what the operator tells is shown, and a new version of the portal does not write over it", async () => {
  const officer = { name: { en: "S. Mishra", hi: "एस. मिश्रा" }, phoneNo: "07312345678", email: "care@example.org" };
  const told = {
    organisation: null,
    address: null,
    hours: null,
    phoneNo: null,
    email: null,
    grievanceOfficer: officer,
  };
  await db()
    .updateTable("settings")
    .set({ value: JSON.stringify(told) })
    .where("key", "=", "contact")
    .execute();
  await db().deleteFrom("reference_files").where("name", "=", "content.json").execute();
  await seedReference(town.portal.connection);
  const { contactInfo } = (await town.call(content.fetchContactInfo, { language: "hi" })).payload;
  expect(contactInfo).toMatchObject({
    organisation: null,
    grievanceOfficer: { name: "एस. मिश्रा", email: "care@example.org" },
  });
  const { sections } = (await town.call(content.fetchPrivacyPolicy, {})).payload.privacyPolicy;
  expect(linesOf({ sections }).join()).toContain("Grievance officer: S. Mishra. Phone: 07312345678.");
});

test("the privacy notice names every kind of data that the profile asks for, what a browser keeps, and the buttons as they are called", async () => {
  for (const language of ["en", "hi"] as const) {
    const { sections } = (await town.call(content.fetchPrivacyPolicy, { language })).payload.privacyPolicy;
    const texts = sections.map(({ text }) => plainWords(text).toLowerCase());
    const browser = texts[sections.findIndex(({ heading }) => /browser|ब्राउज़र/.test(heading))];
    const account = texts[1];
    for (const asked of Object.values(ASKED[language])) expect(account).toContain(asked);
    for (const kept of Object.values(KEPT[language])) expect(browser).toContain(kept);
    for (const button of ["contact.reason.data", "site.edit-profile"] as const)
      expect(texts.join("\n")).toContain(`‘${words[language](button).toLowerCase()}’`);
  }
});

test("the privacy notice has a section of what members write for others, and names whoever carries messages and notices", async () => {
  const told = {
    en: { written: ["comments", "groups", "events", "announcement", "poll"], carried: ["whatsapp", "browser"] },
    hi: { written: ["टिप्पणियाँ", "समूह", "कार्यक्रम", "सूचना", "मतदान"], carried: ["व्हाट्सऐप", "ब्राउज़र"] },
  };
  for (const language of ["en", "hi"] as const) {
    const { sections } = (await town.call(content.fetchPrivacyPolicy, { language })).payload.privacyPolicy;
    const textOf = (heading: RegExp) =>
      plainWords(sections.find((section) => heading.test(section.heading ?? ""))!.text).toLowerCase();
    for (const word of told[language].written) expect(textOf(/^Posts|^पोस्ट/)).toContain(word);
    for (const word of told[language].carried) expect(textOf(/^Who else|^और किसे/)).toContain(word);
  }
});

test("a newer privacy notice reaches a portal whose operator has not written one, at its next start", async () => {
  const older = {
    title: { en: "Old", hi: "पुरानी" },
    version: 1,
    updatedOn: "2025-01-01",
    isDraft: true,
    text: { en: [], hi: [] },
    isDefault: true,
  };
  await db()
    .updateTable("settings")
    .set({ value: JSON.stringify(older) })
    .where("key", "=", "privacy")
    .execute();
  await db()
    .updateTable("reference_files")
    .set({ hash: "of an older release" })
    .where("name", "=", "content.json")
    .execute();
  await seedReference(town.portal.connection);
  const { privacyPolicy } = (await town.call(content.fetchPrivacyPolicy, {})).payload;
  expect(privacyPolicy.title).toBe("Privacy policy");
  expect(privacyPolicy.version).toBeGreaterThan(1);
});

test("another community runs it under its own name and price: once the operator changes them, pages, messages out and the reference of calls say so", async () => {
  const pages = ["/home", "/home/businessConnect", "/listBusiness", "/hi/home"];
  const html = async (path: string) => (await fetch(town.url + path)).text();
  for (const path of pages) expect(await html(path)).toContain(PRICE);
  await db()
    .updateTable("settings")
    .set({ value: sql`jsonb_set(value::jsonb, '{name}', '{"en": "MaithilSetu", "hi": "मैथिल सेतु"}')` })
    .where("key", "=", "brand")
    .execute();
  const price = PLAN.pricePaise + 141_000;
  await db().updateTable("plans").set({ price_paise: price }).execute();
  for (const path of pages)
    await expect
      .poll(() => html(path), { timeout: 2000 })
      .toMatch(new RegExp(`${rupees(price)}.*(MaithilSetu|मैथिल सेतु)`, "s"));
  expect(await html("/home")).not.toMatch(new RegExp(`VipraSetu|${PRICE}`));
  expect(await html("/dev?language=hi")).toContain("<title>मैथिल सेतु डेमो");
  expect(JSON.parse(await html("/api/openapi.json"))).toMatchObject({
    openapi: "3.1.0",
    info: { title: "MaithilSetu" },
  });
  await town.call(auth.requestOTP, { phoneNo: "2000000500" });
  await expect
    .poll(async () => (await lettersTo(town, "2000000500"))[0]?.text ?? "", { timeout: 5000 })
    .toMatch(/ is your MaithilSetu code/);
});

test("a visitor's message reaches the staff and nobody else", async () => {
  const sent = await town.call(content.submitContact, MESSAGE);
  expect(sent).toMatchObject({ status: 201, message: "Thank you. Your message has reached the operator." });
  const asha = await town.signIn("asha");
  await town.call(content.submitContact, { ...MESSAGE, reason: "question", email: "asha@example.org" }, asha);
  for (const [who, status] of [
    [undefined, 401],
    [asha, 403],
    [await town.signIn("kavita"), 403],
  ] as const)
    expect((await town.call(content.allContacts, {}, who)).status).toBe(status);
  const staff = await town.signIn("kavita", "staff");
  const first = await town.call(content.allContacts, { limit: 1 }, staff);
  expect(first.payload.contacts[0]).toMatchObject({ email: "asha@example.org", reason: "question" });
  expect(first.payload.contacts[0]!.fkUserId).not.toBeNull();
  const second = await town.call(content.allContacts, { limit: 1, cursor: first.payload.nextCursor! }, staff);
  expect(second.payload).toMatchObject({ contacts: [{ ...MESSAGE, email: null, fkUserId: null }], nextCursor: null });
});

test("blanks in the e-mail of a message are no e-mail", async () => {
  const sent = await town.call(content.submitContact, { ...MESSAGE, email: " " });
  expect(sent.status).toBe(201);
  const row = await db()
    .selectFrom("contact_messages")
    .select("email")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  expect(row.email).toBeNull();
});

test("an incomplete message is refused with a sentence for each field", async () => {
  const refused = await town.call(content.submitContact, { name: "R2D2", phoneNo: "12", message: "hi" });
  expect(refused).toMatchObject({
    status: 400,
    payload: {
      fields: {
        name: "Name contains invalid characters",
        phoneNo: "Please enter a valid 10-digit phone number",
        message: "Message must be at least 10 character(s) long",
      },
    },
  });
});

test("thirty people behind one address can write in an hour, and the next is told how long to wait", async () => {
  const write = (n: number, from: string) =>
    town.call(content.submitContact, { ...MESSAGE, phoneNo: String(9_800_000_000 + n) }, undefined, { from });
  for (let n = 0; n < 30; n += 1) expect((await write(n, "127.9.9.9")).status).toBe(201);
  const refused = await write(30, "127.9.9.9");
  expect(refused.status).toBe(429);
  expect(refused.message).toMatch(/^Rate limit exceeded\. Please wait \d+ seconds\.$/);
  expect((await write(30, "127.9.9.8")).status).toBe(201);
});

test.each([
  ["a phone number", (n: number) => ({ phoneNo: "9811111111", email: `ravi${n}@example.org` })],
  ["an e-mail", (n: number) => ({ phoneNo: String(9_822_222_220 + n), email: n % 2 ? "r@x.org" : "R@x.org" })],
])("%s stands under five messages in an hour, from wherever they come", async (_, writerOf) => {
  const write = (n: number) =>
    town.call(content.submitContact, { ...MESSAGE, ...writerOf(n) }, undefined, { from: `127.9.8.${n + 1}` });
  for (let n = 0; n < 5; n += 1) expect((await write(n)).status).toBe(201);
  expect((await write(5)).status).toBe(429);
  town.clock.forward(60 * 60_000);
  expect((await write(5)).status).toBe(201);
});

test("messages are forgotten after two years", async () => {
  const before = await db().selectFrom("contact_messages").select("id").execute();
  expect(before.length).toBeGreaterThan(0);
  town.clock.forward(731 * DAY_MS);
  await forgetOldMessages(town.portal.base);
  expect(await db().selectFrom("contact_messages").select("id").execute()).toEqual([]);
});
