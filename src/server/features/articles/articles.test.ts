// Articles: what editors write is what readers read, when they may read it, in their language.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { articlePath } from "#contract/articles/article-path.ts";
import { articles, blog, news, stories } from "#contract/articles/articles.ts";
import { staffArticles } from "#contract/articles/staff-articles.ts";
import { notifications } from "#contract/notifications.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { publishDueArticles } from "./staff-articles.ts";

let town: Town;
let editor: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  editor = await town.signIn("shankar", "staff");
  meera = await town.signIn("meera");
});
afterAll(() => town.close());

const BODY = "# Who came\n\n- Families from **Indore**\n- Families from Dewas\n\nMore on [the jobs page](/jobs).";
const form = (over: object = {}) => ({
  titleEn: "A well for Sarafa",
  summaryEn: "The lane has water again.",
  bodyEn: BODY,
  titleHi: "सराफा में कुआँ",
  summaryHi: "गली में फिर पानी है।",
  bodyHi: "सबने मिलकर कुआँ साफ़ किया।",
  authorName: "Kavita Deshpande",
  fkCityId: "14",
  state: "published" as const,
  ...over,
});
const save = async (over: object = {}) => {
  const reply = await town.call(news.update, form(over), editor);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(200);
  return reply.payload.id;
};
const read = (id: string) => town.call(news.fetch, { id });
const newest = async () => (await town.call(news.fetch, { limit: 3 })).payload.articles.map(({ _id }) => _id);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const page = async (path: string) => fetch(town.url + path);

test("an editor's news item is public at once, as structure and in both languages; a member may not write one, nor a moderator", async () => {
  const id = await save();
  const { article } = (await read(id)).payload;
  expect(article).toMatchObject({
    title: { en: "A well for Sarafa", hi: "सराफा में कुआँ" },
    authorName: "Kavita Deshpande",
    hasCity: true,
    city: "Indore",
  });
  expect(article!.body.en).toMatchObject([
    { kind: "heading", runs: [{ text: "Who came" }] },
    { kind: "list", ordered: false, items: [[{ text: "Families from " }, { text: "Indore", bold: true }], [{}]] },
    { kind: "paragraph", runs: [{ text: "More on " }, { text: "the jobs page", href: "/jobs" }, { text: "." }] },
  ]);
  expect((await newest())[0]).toBe(id);
  for (const who of [meera, await town.signIn("kavita", "staff")])
    expect((await town.call(news.update, form(), who)).status).toBe(403);
  expect((await town.call(blog.fetch, { id })).status).toBe(400);
});

test("a change is on the public page within a second; withdrawn and deleted ones say that they are gone", async () => {
  const id = await save({ titleEn: "First words" });
  const path = articlePath((await read(id)).payload.article!);
  expect(await (await page(path)).text()).toContain("First words");
  await save({ id, summaryEn: "Quite another summary." });
  await expect.poll(async () => (await page(path)).text(), { timeout: 1000 }).toContain("Quite another summary.");
  await save({ id, state: "withdrawn" });
  await expect.poll(async () => (await page(path)).status, { timeout: 1000 }).toBe(410);
  expect(await newest()).not.toContain(id);
  expect(codeOf(await town.call(news.update, form({ id, state: "draft" }), editor))).toBe("article.shown-before");
  await save({ id });
  await town.call(staffArticles.delete, { id }, editor);
  expect(codeOf(await read(id))).toBe("article.not-found");
  expect((await page(path)).status).toBe(410);
});

test("a draft is read by the staff alone; a scheduled one appears by itself at its minute, also on a page that was kept", async () => {
  const draft = await save({ state: "draft", bodyEn: "", bodyHi: "" });
  expect(codeOf(await read(draft))).toBe("article.not-found");
  const opened = (await town.call(staffArticles.fetch, { id: draft }, editor)).payload;
  expect(opened.draft).toMatchObject({ state: "draft", titleEn: "A well for Sarafa", path: null });
  const now = town.clock.now();
  const tomorrow = dayOf(new Date(now.getTime() + DAY_MS));
  const past = await town.call(
    news.update,
    form({ state: "scheduled", publishDate: dayOf(now), publishTime: "00:01" }),
    editor,
  );
  expect(codeOf(past)).toBe("article.in-the-past");
  const id = await save({
    titleEn: "Appears tomorrow",
    state: "scheduled",
    publishDate: tomorrow,
    publishTime: "09:00",
  });
  expect(await (await page("/viewAll")).text()).not.toContain("Appears tomorrow");
  await publishDueArticles(town.portal.base);
  expect(codeOf(await read(id))).toBe("article.not-found");
  town.clock.forward(2 * DAY_MS);
  await publishDueArticles(town.portal.base);
  await expect.poll(async () => (await page("/viewAll")).text(), { timeout: 1000 }).toContain("Appears tomorrow");
  [editor, meera] = [await town.signIn("shankar", "staff"), await town.signIn("meera")];
});

test("an article in one language is read in the other with a note, and one needs a title and a text in a language to be public", async () => {
  const id = await save({ titleEn: "", summaryEn: "", bodyEn: "" });
  const path = articlePath((await read(id)).payload.article!);
  const html = await (await page(path)).text();
  expect(html).toContain("This is in Hindi only so far.");
  expect(html).toContain("सबने मिलकर कुआँ साफ़ किया।");
  expect(await (await page(`/hi${path}`)).text()).not.toContain("This is in Hindi only");
  const bare = await town.call(news.update, form({ titleEn: "", titleHi: "" }), editor);
  expect((bare.payload as { fields?: object }).fields).toHaveProperty("titleEn");
  const silent = await town.call(news.update, form({ bodyHi: "" }), editor);
  expect((silent.payload as { fields?: object }).fields).toHaveProperty("bodyHi");
});

test("the page tells search engines who wrote it and when; the feed and the sitemap name it in both languages", async () => {
  const id = await save({ titleEn: "Known & found" });
  const path = articlePath((await read(id)).payload.article!);
  const html = await (await page(path)).text();
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('property="og:type" content="article"');
  const feed = await page("/news/feed.atom");
  expect(feed.headers.get("content-type")).toContain("application/atom+xml");
  expect(await feed.text()).toContain("<title>Known &#38; found</title>");
  expect(await (await page("/hi/news/feed.atom")).text()).toContain("<title>सराफा में कुआँ</title>");
  expect(await (await page("/sitemaps/articles-1.xml")).text()).toContain(`/hi${path}</loc>`);
});

test("the search finds an article by its words in both languages, and not once it is withdrawn", async () => {
  const id = await save({ titleEn: "Moonlit kirtan on the ghat", titleHi: "घाट पर चाँदनी कीर्तन" });
  const found = async (searchQuery: string) =>
    (await town.call(articles.search, { searchQuery })).payload.articles.map(({ _id }) => _id);
  expect(await found("moonlit kirtan")).toContain(id);
  expect(await found("चाँदनी कीर्तन")).toContain(id);
  await save({ id, state: "withdrawn" });
  expect(await found("moonlit kirtan")).not.toContain(id);
});

test("a member's story waits with its contacts masked, is published by an editor, and the member hears of it; another is declined with a reason", async () => {
  const text = `We began with one oven. ${"Every day we learnt something. ".repeat(5)}Call 98765 43210.`;
  const send = (over: object = {}) =>
    town.call(
      stories.send,
      { title: "One oven, then four", body: text, language: "en", fkCityId: "14", ...over },
      meera,
    );
  const { story } = (await send()).payload;
  expect(story).toMatchObject({ state: "sent", path: null });
  expect(codeOf(await town.call(stories.fetch, { id: story._id }))).toBe("article.not-found");
  const { draft } = (await town.call(staffArticles.fetch, { id: story._id }, editor)).payload;
  expect(draft).toMatchObject({ kind: "story", state: "sent", sender: { name: "Meera Joshi" } });
  expect(draft.bodyEn).not.toContain("98765");
  const done = await town.call(
    stories.update,
    { id: story._id, titleEn: draft.titleEn, bodyEn: draft.bodyEn, fkCityId: "14", state: "published" },
    editor,
  );
  expect(done.status, JSON.stringify(done.payload)).toBe(200);
  expect((await town.call(stories.fetch, {})).payload.articles[0]!._id).toBe(story._id);
  const other = (await send({ title: "A second story" })).payload.story;
  await town.call(staffArticles.decline, { id: other._id, reason: "Please tell more of how it went." }, editor);
  const own = (await town.call(stories.fetchMine, {}, meera)).payload.stories;
  expect(own.slice(0, 2)).toMatchObject([
    { state: "declined", declineReason: "Please tell more of how it went." },
    { state: "published" },
  ]);
  const told = JSON.stringify((await town.call(notifications.fetchAll, {}, meera)).payload);
  expect(told).toContain("notice.story.published");
  expect(told).toContain("notice.story.declined");
});

test("no more than three stories of a member wait at once, and a repeated key sends one", async () => {
  const gopal = await town.signIn("gopal");
  const given = { title: "My shop", body: "It was hard at first. ".repeat(6), language: "hi" as const };
  const idempotencyKey = "story-key-0123456789";
  const twice = await Promise.all([1, 2].map(() => town.call(stories.send, { ...given, idempotencyKey }, gopal)));
  expect(twice.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  await town.call(stories.send, given, gopal);
  await town.call(stories.send, given, gopal);
  expect(codeOf(await town.call(stories.send, given, gopal))).toBe("story.too-many");
  expect((await town.call(stories.fetchMine, {}, gopal)).payload.stories).toHaveLength(3);
});
