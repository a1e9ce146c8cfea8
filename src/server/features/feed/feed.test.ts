// The feed over HTTP: who writes, what waits, what others read of it, votes, blocks, mutes, reports and the staff.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { blocks } from "#contract/blocks.ts";
import { discussions } from "#contract/discussions/discussions.ts";
import { feed, staffFeed } from "#contract/feed.ts";
import { itemReports } from "#contract/item-reports.ts";
import { notifications } from "#contract/notifications.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

let town: Town;
/** Shruti has never written; Asha has, and is trusted. */
let shruti: Person;
let asha: Person;
let meera: Person;
let gopal: Person;
let kavita: Person;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const write = (who: Person | undefined, more: object = {}) =>
  town.call(feed.update, { text: "Who knows a good tabla teacher in Indore?", ...more } as never, who);
const posted = async (who: Person, more: object = {}) => (await write(who, more)).payload.post._id;
const texts = async (who?: Person, filters: object = {}) =>
  (await town.call(feed.fetch, { limit: 100, ...filters }, who)).payload.posts.map(({ text }) => text);
const approve = async () => {
  const { items } = (await town.call(approvals.fetchWaiting, { kind: "post" }, kavita)).payload;
  for (const { _id: id, kind, updatedAt } of items) await town.call(approvals.approve, { kind, id, updatedAt }, kavita);
  return items;
};

beforeAll(async () => {
  town = await openTown();
  [shruti, asha, meera, gopal, kavita] = await Promise.all([
    town.signIn("shruti"),
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("gopal"),
    town.signIn("kavita", "staff"),
  ]);
});
afterAll(() => town.close());
beforeEach(async () => {
  await query("delete from blocks");
  await query("delete from feed_mutes");
  await query("delete from item_reports");
  await query("update feed_posts set deleted_at = now()");
  // What the demo has of hers, by which she is trusted.
  await query(
    "update feed_posts set deleted_at = null, approval = 'approved' where owner_id = $1 and text like 'We are planning%'",
    [await town.idOf("asha")],
  );
  await resetLimits(town);
});

test("a member's first post waits for the staff and is then public, with its contact covered; the next one is public at once", async () => {
  const text = "A room near the college is free. Call 98111 00022.";
  const first = (await write(shruti, { text })).payload.post;
  expect(first).toMatchObject({ text, approvalStatus: "Pending", isMine: true });
  expect(await texts()).not.toContain(text);
  expect((await town.call(feed.fetchOne, { id: first._id })).status).toBe(400);
  expect((await town.call(feed.fetchOne, { id: first._id }, shruti)).status).toBe(200);
  const [waiting] = await approve();
  expect(waiting).toMatchObject({ kind: "post", facts: [{ label: "description", text }] });
  const seen = (await town.call(feed.fetchOne, { id: first._id })).payload.post;
  expect(seen.text).not.toContain("98111");
  expect(seen).toMatchObject({ isMine: false, approvalStatus: "Approved" });
  expect((await town.call(notifications.fetchAll, {}, shruti)).payload.notifications[0]!.payload.key).toBe(
    "notice.item.approved",
  );
  expect((await write(shruti)).payload.post.approvalStatus).toBe("Approved");
});

test("a visitor and a member without a running plan write nothing; a press that comes twice writes once", async () => {
  expect((await write(undefined)).status).toBe(401);
  expect(codeOf(await write(gopal))).toBe("plan.needed");
  const more = { text: "Once only", idempotencyKey: "feed-key-0123456789abc" };
  expect((await write(asha, more)).payload).toEqual((await write(asha, more)).payload);
  expect((await texts()).filter((text) => text === "Once only")).toHaveLength(1);
});

test("nobody writes more than ten posts a day, nor more than 2,000 characters", async () => {
  for (let n = 0; n < 10; n += 1) expect((await write(asha, { text: `Post ${n}` })).status).toBe(201);
  expect((await write(asha)).status).toBe(429);
  expect(codeOf(await write(meera, { text: "x".repeat(2001) }))).toBe("input.invalid");
});

test("a post shows its pictures; its author changes text and pictures at once, nobody else does, and who deletes it leaves 410", async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a52" } })
    .png()
    .toBuffer();
  const file = { name: "diya.png", type: "image/png", bytes };
  const made = await upload(town, feed.update, { text: "The first diya", imageOrder: ["new"] } as never, [file], asha);
  const { _id: id, images } = made.payload.post;
  expect(images).toHaveLength(1);
  expect((await town.call(feed.fetchOne, { id })).payload.post.images).toEqual(images);
  expect(codeOf(await write(meera, { id, text: "Mine now" }))).toBe("post.not-found");
  const changed = (await write(asha, { id, text: "The second diya", imageOrder: [] })).payload.post;
  expect(changed).toMatchObject({ text: "The second diya", images: [], editedAt: expect.any(String) });
  expect(codeOf(await town.call(feed.delete, { id }, meera))).toBe("post.not-found");
  expect((await town.call(feed.delete, { id }, asha)).status).toBe(200);
  expect(codeOf(await town.call(feed.fetchOne, { id }))).toBe("post.not-found");
  expect(await texts()).not.toContain("The second diya");
});

test("a poll shows its result to whoever has voted, lets the vote be changed in one row, and to everybody once it is closed", async () => {
  const poll = { pollOptions: ["Morning", "Evening", ""], pollClosesOn: inDays(3) };
  const id = await posted(asha, poll);
  const pollOf = async (who?: Person) => (await town.call(feed.fetchOne, { id }, who)).payload.post.poll!;
  expect(await pollOf()).toMatchObject({ options: ["Morning", "Evening"], votes: null, ownVote: null });
  const vote = (option: number, who?: Person) => town.call(feed.vote, { id, option }, who);
  expect((await vote(0)).status).toBe(401);
  expect((await vote(0, gopal)).status).toBe(403);
  expect((await vote(0, meera)).payload.post.poll).toMatchObject({ votes: [1, 0], ownVote: 0 });
  expect((await vote(1, meera)).payload.post.poll).toMatchObject({ votes: [0, 1], ownVote: 1 });
  expect((await query("select 1 from feed_votes where post_id = $1", [longId(id)])).rowCount).toBe(1);
  expect(codeOf(await vote(2, meera))).toBe("post.no-such-option");
  expect(await pollOf()).toMatchObject({ votes: null });
  await query("update feed_posts set poll_closes_on = current_date - 2 where id = $1", [longId(id)]);
  expect(await pollOf()).toMatchObject({ isClosed: true, votes: [0, 1] });
  expect(codeOf(await vote(0, meera))).toBe("post.poll-closed");
});

test("a poll has two to six different answers and a last day from tomorrow to in thirty days", async () => {
  for (const poll of [
    { pollOptions: ["One"], pollClosesOn: inDays(3) },
    { pollOptions: ["One", "one"], pollClosesOn: inDays(3) },
    { pollOptions: ["1a", "2b", "3c", "4d", "5e", "6f", "7g"], pollClosesOn: inDays(3) },
    { pollOptions: ["One", "Two"] },
    { pollOptions: ["One", "Two"], pollClosesOn: inDays(0) },
    { pollOptions: ["One", "Two"], pollClosesOn: inDays(32) },
  ])
    expect(codeOf(await write(asha, poll)), JSON.stringify(poll)).toBe("input.invalid");
});

test("who blocks the author of a post and that author no longer read each other, in lists and one by one; a visitor reads both", async () => {
  const id = await posted(asha, { text: "Of Asha" });
  await query("update feed_posts set deleted_at = null where owner_id = $1", [await town.idOf("devendra")]);
  const devendra = await town.signIn("devendra");
  const theirs = await posted(devendra, { text: "Of Devendra" });
  expect((await town.call(blocks.create, { through: "post", id }, devendra)).status).toBe(201);
  expect(await texts(devendra)).not.toContain("Of Asha");
  expect(await texts(asha)).not.toContain("Of Devendra");
  expect(codeOf(await town.call(feed.fetchOne, { id }, devendra))).toBe("post.not-found");
  expect(codeOf(await town.call(feed.fetchOne, { id: theirs }, asha))).toBe("post.not-found");
  expect(codeOf(await town.call(discussions.comment, { kind: "post", id, text: "Hello" }, devendra))).toBe(
    "discussion.not-found",
  );
  expect(await texts()).toEqual(expect.arrayContaining(["Of Asha", "Of Devendra"]));
  expect((await town.call(blocks.fetchAll, {}, devendra)).payload.blocks).toMatchObject([{ through: "post" }]);
});

test("the author of a post blocks whoever commented on it, through the comment", async () => {
  const id = await posted(asha, { text: "Of Asha" });
  await town.call(discussions.comment, { kind: "post", id, text: "I know somebody." }, meera);
  await query("update comments set state = 'public' where topic_id = $1", [longId(id)]);
  const said = async (who?: Person) => (await town.call(discussions.fetch, { kind: "post", id }, who)).payload.comments;
  const [comment] = await said(asha);
  expect((await town.call(blocks.create, { through: "comment", id: comment!._id }, asha)).status).toBe(201);
  expect(await said(asha)).toEqual([]);
  expect(await said()).toHaveLength(1);
  expect(await texts(meera)).not.toContain("Of Asha");
});

test("who mutes an author reads no more posts of theirs and nobody else notices; a list undoes it", async () => {
  const id = await posted(asha, { text: "Of Asha" });
  expect((await town.call(feed.mute, { id }, meera)).status).toBe(201);
  expect(await texts(meera)).not.toContain("Of Asha");
  expect(await texts(asha)).toContain("Of Asha");
  expect(codeOf(await town.call(feed.mute, { id }, asha))).toBe("post.own-thing");
  const { muted } = (await town.call(feed.fetchMuted, {}, meera)).payload;
  expect(muted).toMatchObject([{ name: "Asha Sharma" }]);
  await town.call(feed.unmute, { id: muted[0]!._id }, asha);
  expect(await texts(meera)).not.toContain("Of Asha");
  await town.call(feed.unmute, { id: muted[0]!._id }, meera);
  expect(await texts(meera)).toContain("Of Asha");
});

test("three members' reports take a post out of sight until the staff decide, two do not", async () => {
  const id = await posted(asha, { text: "Of Asha" });
  const report = async (key: string) =>
    town.call(
      itemReports.create,
      { kind: "post", id, reason: "offensive", text: "It insults others." },
      await town.signIn(key),
    );
  await report("meera");
  await report("devendra");
  expect(await texts()).toContain("Of Asha");
  expect((await report("rekha")).status).toBe(201);
  expect(await texts()).not.toContain("Of Asha");
  const { posts } = (await town.call(feed.fetchMine, {}, asha)).payload;
  expect(posts.find(({ _id }) => _id === id)).toMatchObject({ isHeld: true });
  const { reported } = (await town.call(itemReports.fetchWaiting, {}, kavita)).payload;
  const { updatedAt, reports } = reported.find((one) => one._id === id)!;
  const reportIds = reports.map(({ _id }) => _id);
  const decision = { decision: "dismissed", reason: "It insults nobody.", reportIds, updatedAt } as const;
  expect((await town.call(itemReports.decide, { kind: "post", id, ...decision }, kavita)).status).toBe(200);
  expect(await texts()).toContain("Of Asha");
});

test("the staff take a public post down with a reason that its author reads; changed, it waits again", async () => {
  const id = await posted(asha, { text: "Of Asha" });
  const { posts } = (await town.call(staffFeed.fetchAll, { limit: 100 }, kavita)).payload;
  const { updatedAt, author } = posts.find((one) => one._id === id)!;
  expect(author).toMatchObject({ name: "Asha Sharma", language: "en" });
  const rejectionMessage = "The feed is not for advertising.";
  const take = { kind: "post", id, updatedAt, rejectionMessage } as const;
  expect((await town.call(approvals.takeDown, take, asha)).status).toBe(403);
  expect((await town.call(approvals.takeDown, take, kavita)).status).toBe(200);
  expect(await texts()).not.toContain("Of Asha");
  expect((await town.call(feed.fetchOne, { id }, asha)).payload.post).toMatchObject({ rejectionMessage });
  expect((await write(asha, { id, text: "Better now" })).payload.post.approvalStatus).toBe("Pending");
  expect(await texts()).not.toContain("Better now");
});

test("a list is narrowed to a city and a language, and comes in pages without a gap", async () => {
  const { rows } = await query("select id from places where slug = 'ujjain'");
  for (const text of ["One in Ujjain", "उज्जैन में", "Two in Ujjain"])
    await write(asha, { text, fkCityId: String(rows[0].id) });
  expect(await texts(undefined, { city: "ujjain", language: "en" })).toEqual(["Two in Ujjain", "One in Ujjain"]);
  expect(await texts(undefined, { city: "ujjain", language: "hi" })).toEqual(["उज्जैन में"]);
  const first = (await town.call(feed.fetch, { city: "ujjain", limit: 2 })).payload;
  const rest = (await town.call(feed.fetch, { city: "ujjain", limit: 2, cursor: first.nextCursor! })).payload;
  expect([...first.posts, ...rest.posts].map(({ text }) => text)).toEqual(["Two in Ujjain", "उज्जैन में", "One in Ujjain"]);
  expect(rest.nextCursor).toBeNull();
});
