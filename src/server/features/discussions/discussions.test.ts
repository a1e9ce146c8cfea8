// Likes, comments and shares: counted once, read first by the staff where that is due, hidden by reports and by blocks.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId, shortId } from "#base/ids.ts";
import { news } from "#contract/articles/articles.ts";
import { discussions } from "#contract/discussions/discussions.ts";
import { staffComments } from "#contract/discussions/staff-comments.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let id: string;
let asha: Person;
let meera: Person;
let gopal: Person;
let rekha: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  await signIn();
  const { rows } = await query(
    "select id from articles where kind = 'news' and state = 'published' order by id limit 1",
  );
  id = shortId(rows[0].id);
});
beforeEach(async () => {
  await query("delete from comments");
  await query("delete from likes");
  await query("delete from shares");
  await query("delete from discussion_counts");
});
afterAll(() => town.close());

const signIn = async () => {
  asha = await town.signIn("asha");
  meera = await town.signIn("meera");
  gopal = await town.signIn("gopal");
  rekha = await town.signIn("rekha");
  kavita = await town.signIn("kavita", "staff");
};
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const topic = () => ({ kind: "article" as const, id });
const read = async (who?: Person) => (await town.call(discussions.fetch, topic(), who)).payload;
const like = (who?: Person, liked = true) => town.call(discussions.like, { ...topic(), liked }, who);
const say = async (text: string, who: Person) => town.call(discussions.comment, { ...topic(), text }, who);
const queue = async () => (await town.call(staffComments.fetchWaiting, {}, kavita)).payload;
const decide = (comment: string, decision: "public" | "removed", reason?: string) =>
  town.call(staffComments.decide, { id: comment, decision, reason }, kavita);
const report = (comment: string, who: Person) =>
  town.call(discussions.report, { id: comment, reason: "offensive", text: "" }, who);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
/** A comment that everybody reads, by a member whose first one the staff have read. */
const shown = async (text: string, who: Person) => {
  const { comment } = (await say(text, who)).payload;
  if (comment.state === "waiting") await decide(comment._id, "public");
  return comment._id;
};

test("a member who likes it ten times at once is counted once, and taking it back counts one less", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => like(asha)));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await like(meera)).payload).toEqual({ liked: true, likes: 2 });
  expect(await read(asha)).toMatchObject({ liked: true, counts: { likes: 2 } });
  expect(await read()).toMatchObject({ liked: false, counts: { likes: 2 } });
  await Promise.all(Array.from({ length: 5 }, () => like(asha, false)));
  expect(await read(asha)).toMatchObject({ liked: false, counts: { likes: 1 } });
  expect((await like()).status).toBe(401);
  const { ids } = (await town.call(discussions.fetchLiked, { kind: "article", ids: [id] }, meera)).payload;
  expect(ids).toEqual([id]);
});

test("the specification's own address of the news does the same", async () => {
  expect((await town.call(news.like, { id }, asha)).payload).toEqual({ liked: true, likes: 1 });
  expect((await town.call(news.share, { id }, asha)).payload).toEqual({ shares: 1 });
  expect((await town.call(news.comment, { id, text: "Well done" }, asha)).status).toBe(201);
});

test("sharing is counted once a day of one member", async () => {
  await Promise.all(Array.from({ length: 4 }, () => town.call(discussions.share, topic(), asha)));
  await town.call(discussions.share, topic(), meera);
  expect((await read()).counts.shares).toBe(2);
  town.clock.forward(DAY_MS);
  await signIn();
  expect((await town.call(discussions.share, topic(), asha)).payload.shares).toBe(3);
});

test("a first comment is read by its writer and the staff alone until they publish it; the next is public at once, and contacts in both are masked", async () => {
  const first = await say("Call me on 98765 43210, I can help", gopal);
  expect(first.payload.comment).toMatchObject({ state: "waiting", isMine: true });
  expect(await read()).toMatchObject({ comments: [], unseen: [], counts: { comments: 0 } });
  expect((await read(gopal)).unseen).toMatchObject([{ state: "waiting" }]);
  expect(await queue()).toMatchObject({
    total: 1,
    waiting: [{ text: "Call me on 98765 43210, I can help", kind: "article" }],
  });
  expect((await decide(first.payload.comment._id, "public")).status).toBe(200);
  expect((await say("See you there", gopal)).payload.comment.state).toBe("public");
  const { comments, counts } = await read();
  expect(counts.comments).toBe(2);
  expect(comments.map(({ text }) => text)).toEqual(["See you there", expect.not.stringContaining("98765")]);
  expect((await decide(first.payload.comment._id, "public")).status).toBe(400);
});

test("what is sent twice within a minute is one comment", async () => {
  await shown("First", gopal);
  const replies = await Promise.all(Array.from({ length: 3 }, () => say("Once is enough", gopal)));
  expect(new Set(replies.map(({ payload }) => payload.comment._id)).size).toBe(1);
  expect((await read()).counts.comments).toBe(2);
});

test("two reports leave a comment, the third hides it until the staff keep it, and after that reports do not hide it again", async () => {
  const comment = await shown("A sharp word", gopal);
  expect(codeOf(await report(comment, gopal))).toBe("report.own-item");
  expect((await report(comment, asha)).status).toBe(201);
  expect(codeOf(await report(comment, asha))).toBe("report.item-exists");
  await report(comment, meera);
  await query("update comments set decided_at = null where id = $1", [longId(comment)]);
  expect((await read()).counts.comments).toBe(1);
  await report(comment, rekha);
  expect(await read()).toMatchObject({ comments: [], counts: { comments: 0 } });
  expect((await read(gopal)).unseen).toMatchObject([{ state: "hidden" }]);
  expect((await queue()).reported).toMatchObject([{ state: "hidden", reports: [{}, {}, {}] }]);
  await decide(comment, "public");
  expect((await read()).counts.comments).toBe(1);
  expect((await queue()).total).toBe(0);
});

test("what the staff remove stays away with a reason for its writer, whose next comment waits again", async () => {
  const comment = await shown("An advertisement", gopal);
  await report(comment, asha);
  expect((await decide(comment, "removed")).status).toBe(400);
  expect((await decide(comment, "removed", "Advertising does not belong here.")).status).toBe(200);
  expect(await read(gopal)).toMatchObject({
    comments: [],
    counts: { comments: 0 },
    unseen: [{ state: "removed", decisionReason: "Advertising does not belong here." }],
  });
  expect(codeOf(await town.call(discussions.delete, { id: comment }, gopal))).toBe("comment.not-found");
  expect((await say("Another one", gopal)).payload.comment.state).toBe("waiting");
});

test("a member deletes their own comment and nobody else's", async () => {
  const comment = await shown("Mine", gopal);
  expect(codeOf(await town.call(discussions.delete, { id: comment }, asha))).toBe("comment.not-found");
  expect((await town.call(discussions.delete, { id: comment }, gopal)).status).toBe(200);
  expect(await read()).toMatchObject({ comments: [], counts: { comments: 0 } });
});

test("of two members of whom one has blocked the other, neither reads the other's comments; visitors read both", async () => {
  await shown("From Gopal", gopal);
  await shown("From Meera", meera);
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'profile', now())",
    [await town.idOf("gopal"), await town.idOf("meera")],
  );
  const textsOf = async (who?: Person) => (await read(who)).comments.map(({ text }) => text);
  expect(await textsOf()).toEqual(["From Meera", "From Gopal"]);
  expect(await textsOf(gopal)).toEqual(["From Gopal"]);
  expect(await textsOf(meera)).toEqual(["From Meera"]);
  await query("delete from blocks");
});

test("who has muted a member does not read their comments, while they read hers", async () => {
  await shown("From Gopal", gopal);
  await shown("From Meera", meera);
  await query(
    "insert into feed_mutes (id, member_id, muted_id, name, created_at) values (gen_random_uuid(), $1, $2, 'Gopal', now())",
    [await town.idOf("meera"), await town.idOf("gopal")],
  );
  const textsOf = async (who?: Person) => (await read(who)).comments.map(({ text }) => text);
  expect(await textsOf(meera)).toEqual(["From Meera"]);
  expect(await textsOf(gopal)).toEqual(["From Meera", "From Gopal"]);
  await query("delete from feed_mutes");
});

test("comments of a member whom the staff block leave the page and its number, and come back with the member", async () => {
  await shown("From Rekha", rekha);
  await query("update members set blocked_at = now() where id = $1", [await town.idOf("rekha")]);
  expect(await read()).toMatchObject({ comments: [], counts: { comments: 0 } });
  await query("update members set blocked_at = null where id = $1", [await town.idOf("rekha")]);
  expect((await read()).counts.comments).toBe(1);
});

test("what is no longer public, or of a kind that nobody has, has no discussion", async () => {
  await query("update articles set state = 'withdrawn' where id = $1", [longId(id)]);
  expect(codeOf(await like(asha))).toBe("discussion.not-found");
  await query("update articles set state = 'published' where id = $1", [longId(id)]);
  const other = await town.call(
    discussions.like,
    { kind: "notice", id: shortId("01900000-0000-7000-8000-0000000000aa") },
    asha,
  );
  expect(codeOf(other)).toBe("discussion.not-found");
});
