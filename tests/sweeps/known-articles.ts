/** Articles, comments and stories as the calls about them need them: one news item with a comment of Asha's and one of Meera's, and a story that waits. */
import { shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const [MINE, THEIRS, WAITING] = [
  "01900000-0000-7000-8000-0000000000f1",
  "01900000-0000-7000-8000-0000000000f2",
  "01900000-0000-7000-8000-0000000000f3",
];
const FORM: Known = {
  titleEn: "Annual gathering",
  summaryEn: "The gathering of this year.",
  bodyEn: "Everybody came, and everybody ate.",
  titleHi: undefined,
  summaryHi: undefined,
  bodyHi: undefined,
  imageAltEn: undefined,
  imageAltHi: undefined,
  authorName: undefined,
  state: "published",
  publishDate: undefined,
  publishTime: undefined,
  imageAlt: undefined,
};

/** What fits a call about articles, beside what fits any; undefined for every other call. */
export async function knownArticles(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const [asha, meera] = await Promise.all([town.idOf("asha"), town.idOf("meera")]);
  const { rows } = await pool.query<{ id: string; kind: string }>(
    "select id, kind from articles where state = 'published' order by published_at desc, id",
  );
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id;
  const { rows: sent } = await pool.query<{ id: string }>("select id from articles where sent_at is not null limit 1");
  await pool.query("update articles set state = 'sent', decline_reason = null where id = $1", [sent[0]!.id]);
  await pool.query("delete from comment_reports");
  for (const [id, member, state] of [
    [MINE, asha, "public"],
    [THEIRS, meera, "public"],
    [WAITING, meera, "waiting"],
  ])
    await pool.query(
      `insert into comments (id, topic_kind, topic_id, member_id, text, state, created_at) values ($1, 'article', $2, $3, 'Very good.', $4, now())
         on conflict (id) do update set state = $4, decided_at = null`,
      [id, idOf("news"), member, state],
    );
  return ({ path }) => {
    if (path.startsWith("/staff/comments/"))
      return { id: shortId(WAITING!), decision: "removed", reason: "It does not belong here." };
    if (path.endsWith("/discussions/delete")) return { id: shortId(MINE!) };
    if (path.endsWith("/discussions/report"))
      return { id: shortId(THEIRS!), reason: "offensive", text: "This is not kind." };
    if (path.endsWith("/fetchLiked")) return { kind: "article", ids: [shortId(idOf("news"))] };
    const topic = { kind: "article", text: "Well said.", liked: "true" };
    if (path.includes("/discussions/")) return { ...topic, id: shortId(idOf("news")) };
    if (path.startsWith("/staff/articles/"))
      return {
        id: shortId(path.endsWith("/decline") ? sent[0]!.id : idOf("blog")),
        kind: "blog",
        state: "published",
        reason: "Please tell a little more.",
      };
    const [, area] = /^\/public\/(blog|news|stories)\//.exec(path) ?? [];
    const kind = area === "stories" || path.endsWith("/fetchSuccessStories") ? "story" : area;
    if (path.startsWith("/userAdmin/stories/"))
      return {
        title: "Nine tiffins",
        body: "It began with nine tiffins. ".repeat(6),
        language: "en",
        fkCityId: "14",
        ...pick(FORM, "imageAlt"),
      };
    if (path.startsWith("/public/articles/")) return { searchQuery: "gathering", city: undefined };
    if (!kind) return undefined;
    return { ...FORM, text: "Well said.", liked: "true", fkCityId: "14", id: shortId(idOf(kind)) };
  };
}

const pick = (from: Known, name: string): Known => ({ [name]: from[name] });
