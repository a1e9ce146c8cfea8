/** The Atom feed of the news, in both languages: GET /news/feed.atom and /hi/news/feed.atom. */
import type { FastifyInstance } from "fastify";
import { plainWords } from "#base/rich-text.ts";
import { paths } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import type { Base } from "#server/platform/context.ts";
import { type AtomEntry, FEED_ENTRIES, registerFeed } from "#server/platform/http/atom.ts";
import { words } from "#server/platform/words.ts";
import { type ArticleRow, listNewest } from "./queries.ts";
import { pathOf } from "./view.ts";

const SUMMARY_CHARACTERS = 300;

export function registerNewsFeed(app: FastifyInstance, base: Base): void {
  registerFeed(app, base, "/news/feed.atom", async (language) => ({
    title: words[language]("site.news"),
    path: paths.newsList(),
    entries: (await listNewest(base, "news", FEED_ENTRIES)).map((row) => entryOf(row, language)),
  }));
}

/** In the language of the feed, where it is written in it. */
function entryOf(row: ArticleRow, wanted: Language): AtomEntry {
  const language = row[`title_${wanted}`] === null ? (wanted === "hi" ? "en" : "hi") : wanted;
  const body = row[`body_${language}`];
  return {
    id: row.id,
    title: row[`title_${language}`] ?? row.name,
    summary: row[`summary_${language}`] ?? (body ? plainWords(body).slice(0, SUMMARY_CHARACTERS) : ""),
    path: pathOf(row),
    author: row.author_name ?? words[language]("site.brand"),
    published: row.published_at,
    updated: row.updated_at,
    language,
  };
}
