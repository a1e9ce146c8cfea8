import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { plainWords } from "#base/rich-text.ts";
import { content } from "#contract/content.ts";
import { staff } from "#contract/staff.ts";
import { staffSite } from "#contract/staff-site.ts";
import { PRICE } from "#tests/harness/plan.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let editor: Person;
beforeAll(async () => {
  town = await openTown();
  editor = await town.signIn("shankar", "staff");
});
afterAll(() => town.close());

const FAQ = {
  topic: "payments",
  question: "Do you take cheques?",
  questionHi: "क्या आप चेक लेते हैं?",
  answer: "**No.** The plan costs {price}; see [the terms](/terms&conditions).",
  answerHi: "**नहीं।** प्लान {price} का है।",
  place: "1",
  isPublished: true,
} as const;
const bannerOf = (given: object = {}) => ({
  kind: "own" as const,
  title: "Holi Milan in Indore",
  titleHi: "इंदौर में होली मिलन",
  link: "/volunteer",
  from: dayOf(town.clock.now()),
  place: "1",
  isPublished: true,
  ...given,
});
const html = async (path: string) => (await fetch(town.url + path)).text();
const faqsIn = async (language: "en" | "hi") => {
  const { groups } = (await town.call(content.fetchFaqs, { language })).payload;
  return groups.flatMap(({ topic, faqs }) => faqs.map((faq) => ({ topic, ...faq })));
};
const adTitles = async (input: object) =>
  (await town.call(content.fetchAds, input)).payload.ads.map(({ title }) => title);

test("only editors and administrators write what the site says", async () => {
  for (const [who, status] of [
    [undefined, 401],
    [await town.signIn("asha"), 403],
    [await town.signIn("kavita", "staff"), 403],
  ] as const)
    expect((await town.call(staffSite.createFaq, FAQ, who)).status).toBe(status);
});

test("a question that an editor publishes stands on /faq within a second in both languages, with the price of today; as a draft nobody sees it", async () => {
  for (const path of ["/faq", "/hi/faq"]) expect(await html(path)).not.toContain("cheques");
  const { faq } = (await town.call(staffSite.createFaq, FAQ, editor)).payload;
  expect(faq.answer).toBe(FAQ.answer);
  await expect.poll(() => html("/faq"), { timeout: 1000 }).toContain("Do you take cheques?");
  expect(await html("/hi/faq")).toContain("क्या आप चेक लेते हैं?");
  const shown = (await faqsIn("en")).find(({ question }) => question === FAQ.question)!;
  expect(shown.topic).toBe("payments");
  expect(plainWords(shown.answer)).toBe(`No. The plan costs ${PRICE}; see the terms.`);
  expect((await html("/faq")).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/)![1]).toContain(
    '"FAQPage"',
  );
  await town.call(staffSite.updateFaq, { id: faq._id, ...FAQ, isPublished: false }, editor);
  expect((await faqsIn("en")).map(({ question }) => question)).not.toContain(FAQ.question);
  await expect.poll(() => html("/faq"), { timeout: 1000 }).not.toContain("cheques");
  const { entries } = (await town.call(staff.fetchLog, {}, editor)).payload;
  expect(entries.slice(0, 2).map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ["site.faq-changed", FAQ.question],
    ["site.faq-created", FAQ.question],
  ]);
});

test("an advertisement is shown on its days alone, to everybody or to a city, and names who pays", async () => {
  const day = (days: number) => dayOf(new Date(town.clock.now().getTime() + days * DAY_MS));
  const ad = (given: object) => bannerOf({ kind: "ad", advertiser: "Sharma Sweets", place: "1", ...given });
  const refused = await town.call(staffSite.createBanner, { ...ad({}), advertiser: "" }, editor);
  expect(refused.payload).toMatchObject({ fields: { advertiser: "Please say who pays for this advertisement" } });
  const backwards = await town.call(staffSite.createBanner, ad({ from: day(2), until: day(1) }), editor);
  expect(backwards.payload).toMatchObject({ fields: { until: "The last day lies before the first one" } });
  await town.call(staffSite.createBanner, ad({ title: "Over since yesterday", from: day(-9), until: day(-1) }), editor);
  await town.call(staffSite.createBanner, ad({ title: "From tomorrow", from: day(1) }), editor);
  await town.call(staffSite.createBanner, ad({ title: "Last day today", from: day(-9), until: day(0) }), editor);
  await town.call(staffSite.createBanner, ad({ title: "For Pune", city: "pune" }), editor);
  expect((await adTitles({})).filter((title) => /Over|From|Last|Pune/.test(title))).toEqual(["Last day today"]);
  expect((await adTitles({ city: "pune" }))[0]).toBe("For Pune");
  expect((await town.call(content.fetchAds, {})).payload.ads[0]).toMatchObject({ advertiser: "Sharma Sweets" });
  const page = await html("/home");
  expect(page).toContain("Last day today");
  expect(page).not.toMatch(/Over since yesterday|From tomorrow|For Pune/);
});

test("how often a banner was seen and pressed is a sum of the day, and nothing else is stored", async () => {
  const { banner } = (await town.call(staffSite.createBanner, bannerOf(), editor)).payload;
  for (const event of ["view", "view", "click"] as const)
    expect((await town.call(content.countBanner, { id: banner._id, event })).status).toBe(200);
  const { banners } = (await town.call(staffSite.fetchBanners, { kind: "own" }, editor)).payload;
  expect(banners.find(({ _id }) => _id === banner._id)).toMatchObject({ views: 2, clicks: 1, isShown: true });
  const { rows } = await town.portal.connection.pool.query(
    "select day::text, views, clicks from banner_days where views = 2",
  );
  expect(rows).toEqual([{ day: dayOf(town.clock.now()), views: 2, clicks: 1 }]);
  await town.call(staffSite.removeBanner, { id: banner._id }, editor);
  expect((await town.call(content.countBanner, { id: banner._id, event: "view" })).status).toBe(200);
  expect((await town.call(staffSite.removeBanner, { id: banner._id }, editor)).status).toBe(400);
});

test("a link of a banner leads within the portal or to a web address, and nowhere else", async () => {
  for (const link of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\evil.example"])
    expect((await town.call(staffSite.createBanner, bannerOf({ link }), editor)).status).toBe(400);
});

test("another text of the terms is another version of today; the mark of a draft goes when the staff take it off, and no new release writes over it", async () => {
  const { document } = (await town.call(staffSite.fetchDocument, { name: "terms" }, editor)).payload;
  const { version, updatedOn: _, ...written } = document;
  expect(written.isDraft).toBe(true);
  const save = (given: object) => town.call(staffSite.updateDocument, { name: "terms", ...written, ...given }, editor);
  expect((await save({ isDraft: false })).payload.version).toBe(version);
  const shown = async () => (await town.call(content.fetchTermsAndConditions, {})).payload.termsAndConditions;
  expect(await shown()).toMatchObject({ isDraft: false, version });
  const longer = {
    text: `${written.text}\n\n# Last words\n\nBe kind.`,
    textHi: `${written.textHi}\n\n# अंतिम शब्द\n\nभले रहें।`,
  };
  expect((await save({ ...longer, isDraft: false })).payload.version).toBe(version + 1);
  expect(await shown()).toMatchObject({ version: version + 1, updatedOn: dayOf(town.clock.now()) });
  expect((await shown()).sections.at(-1)).toMatchObject({ heading: "Last words" });
  const earlier = (await town.call(content.fetchTermsAndConditions, { version: String(version) })).payload;
  expect(earlier.termsAndConditions).toMatchObject({ version, isCurrent: false });
  expect(earlier.termsAndConditions.sections.at(-1)!.heading).not.toBe("Last words");
  expect((await shown()).versions.map((one) => one.version)).toEqual([version + 1, version]);
  expect((await html(`/terms&conditions?version=${version}`)).includes("Last words")).toBe(false);
  expect(await html("/terms&conditions")).toContain(`version=${version}`);
  expect((await town.call(content.fetchTermsAndConditions, { version: "77" })).status).toBe(400);
  expect((await save({ text: longer.text })).payload).toMatchObject({
    fields: { textHi: "The English and the Hindi text must have the same number of headings" },
  });
  expect((await save({ text: `No heading. ${written.text}` })).payload).toMatchObject({
    fields: { text: expect.any(String) },
  });
});

test("a link that the footer calls WhatsApp, Facebook or Instagram leads there, or is refused in words", async () => {
  const links = { facebookLink: "facebook.com.evil.example", instagramLink: "wa.me/1", whatsappLink: "example.org" };
  expect(await town.call(staffSite.updateContact, links, editor)).toMatchObject({
    status: 400,
    payload: {
      fields: {
        facebookLink: "Please enter an address at facebook.com",
        instagramLink: "Please enter an address at instagram.com",
        whatsappLink: "Please enter an address at whatsapp.com or wa.me",
      },
    },
  });
  const right = { instagramLink: "www.instagram.com/vipra", whatsappLink: "https://chat.whatsapp.com/Vipra" };
  await town.call(staffSite.updateContact, right, editor);
  expect((await town.call(content.fetchSocialLinks, {})).payload).toMatchObject({
    facebookLink: null,
    instagramLink: "https://www.instagram.com/vipra",
    whatsappLink: "https://chat.whatsapp.com/Vipra",
  });
});

test("contact, links and about text are shown as the editor writes them; what is empty is not told", async () => {
  const contact = {
    organisation: "Vipra Seva Samiti",
    email: "care@example.org",
    facebookLink: "facebook.com/vipra",
    appStoreLink: "play.google.com/store/apps/details?id=in.vipra",
  };
  await town.call(staffSite.updateContact, contact, editor);
  expect((await town.call(content.fetchContactInfo, { language: "hi" })).payload.contactInfo).toMatchObject({
    organisation: "Vipra Seva Samiti",
    email: "care@example.org",
    phoneNo: null,
  });
  expect((await town.call(content.fetchSocialLinks, {})).payload.facebookLink).toBe("https://facebook.com/vipra");
  const store = async () => (await town.call(content.fetchCommonInfo, {})).payload.commonInfo;
  await expect.poll(store).toMatchObject({
    brand: "VipraSetu",
    appStoreLink: "https://play.google.com/store/apps/details?id=in.vipra",
  });
  await town.call(staffSite.updateContact, { ...contact, appStoreLink: "" }, editor);
  await expect.poll(async () => (await store()).appStoreLink).toBeNull();
  const { about } = (await town.call(staffSite.fetchAbout, {}, editor)).payload;
  await town.call(staffSite.updateAbout, { ...about, text: "# Us\n\nWe are {organisation} of Indore." }, editor);
  await expect.poll(() => html("/aboutUs"), { timeout: 1000 }).toContain("We are Vipra Seva Samiti of Indore.");
});

test("a message of a visitor waits as new with the last day for an answer, until an editor says that it was answered", async () => {
  const message = {
    name: "Ravi Sharma",
    phoneNo: "9876543210",
    reason: "complaint" as const,
    message: "A shop cheated me.",
  };
  await town.call(content.submitContact, message);
  const [waiting] = (await town.call(content.allContacts, { state: "new" }, editor)).payload.contacts;
  const week = dayOf(new Date(town.clock.now().getTime() + 7 * DAY_MS));
  expect(waiting).toMatchObject({ state: "new", answerBy: week, stateSince: null });
  await town.call(staffSite.setMessageState, { id: waiting!._id, state: "answered" }, editor);
  expect((await town.call(content.allContacts, { state: "new" }, editor)).payload.contacts).toEqual([]);
  const [answered] = (await town.call(content.allContacts, { state: "answered" }, editor)).payload.contacts;
  expect(answered).toMatchObject({ _id: waiting!._id, state: "answered", stateSince: expect.any(String) });
});
