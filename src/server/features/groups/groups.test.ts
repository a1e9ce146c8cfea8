// Groups over HTTP: asked for, approved, joined at once or by request, closed ones read by their members alone, moderated.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { feed } from "#contract/feed.ts";
import { groups } from "#contract/groups.ts";
import { notifications } from "#contract/notifications.ts";
import { staffGroups } from "#contract/staff-groups.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

let town: Town;
let asha: Person;
let meera: Person;
let gopal: Person;
let kavita: Person;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const ask = (more: object = {}, who: Person | undefined = asha) =>
  town.call(groups.create, { name: "Readers of Indore", descriptionHi: "हम साथ में पढ़ते हैं।", ...more } as never, who);
/** A group of Asha's that the staff have approved. */
async function approved(more: object = {}): Promise<string> {
  const { _id: id } = (await ask(more)).payload.group;
  const { items } = (await town.call(approvals.fetchWaiting, { kind: "group" }, kavita)).payload;
  const { updatedAt } = items.find((one) => one._id === id)!;
  await town.call(approvals.approve, { kind: "group", id, updatedAt }, kavita);
  return id;
}
const join = (id: string, who?: Person) => town.call(groups.join, { id }, who);
const countOf = async (id: string) => (await town.call(groups.fetchOne, { id })).payload.group.membersCount;
const standOf = async (id: string, who: Person) =>
  (await town.call(groups.fetchMine, {}, who)).payload.groups.find(({ _id }) => _id === id);
const textsIn = async (fkGroupId: string | undefined, who?: Person) =>
  (await town.call(feed.fetch, { ...(fkGroupId && { fkGroupId }), limit: 100 }, who)).payload.posts.map(
    ({ text }) => text,
  );

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
beforeEach(async () => {
  await query("delete from blocks");
  await query("delete from group_members where group_id in (select id from groups where owner_id = $1)", [
    await town.idOf("asha"),
  ]);
  await query("update groups set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  await resetLimits(town);
});

test("a group that a member asks for is public once the staff agree, and its founder is in it and moderates it; one language is enough", async () => {
  const { group } = (await ask()).payload;
  expect(group).toMatchObject({ approvalStatus: "Pending", isMine: true, description: null });
  expect((await town.call(groups.fetchOne, { id: group._id })).status).toBe(400);
  expect(codeOf(await ask({ descriptionHi: "" }))).toBe("input.invalid");
  await query("update groups set deleted_at = now() where id = $1", [longId(group._id)]);
  const id = await approved();
  expect(await standOf(id, asha)).toMatchObject({ state: "member", isModerator: true, approvalStatus: "Approved" });
  expect(await countOf(id)).toBe(1);
});

test("what its founder changes of an approved group waits for the staff, who read the difference; until then everybody reads what was approved", async () => {
  const id = await approved();
  const save = (more: object, who = asha) =>
    town.call(
      groups.update,
      { id, name: "Readers of Indore", descriptionHi: "हम साथ में पढ़ते हैं।", ...more } as never,
      who,
    );
  const shown = async () => (await town.call(groups.fetchOne, { id })).payload.group;
  expect(codeOf(await save({ name: "Taken over" }, meera))).toBe("group.not-found");
  expect(codeOf(await town.call(groups.prefill, { id }, meera))).toBe("group.not-found");
  expect((await save({ asksFirst: "true" })).payload.group).toMatchObject({ hasPendingEdit: false, asksFirst: true });
  expect((await shown()).asksFirst).toBe(true);
  const saved = (await save({ name: "Readers of Malwa", rules: "One book a month", asksFirst: "true" })).payload.group;
  expect(saved).toMatchObject({ name: "Readers of Indore", approvalStatus: "Approved", hasPendingEdit: true });
  expect(await shown()).toMatchObject({ name: "Readers of Indore", rules: null });
  const waiting = async () =>
    (await town.call(approvals.fetchWaiting, { kind: "group" }, kavita)).payload.items.find(({ _id }) => _id === id)!;
  const { updatedAt, changes } = await waiting();
  expect(changes).toMatchObject([
    { label: "title", before: { text: "Readers of Indore" }, after: { text: "Readers of Malwa" } },
    { label: "rules", before: null, after: { text: "One book a month" } },
  ]);
  const no = { kind: "group" as const, id, updatedAt, rejectionMessage: "Malwa is wider than what was joined." };
  expect((await town.call(approvals.reject, no, kavita)).status).toBe(200);
  expect(await standOf(id, asha)).toMatchObject({ hasPendingEdit: false, editRejectionMessage: no.rejectionMessage });
  expect((await town.call(groups.prefill, { id }, asha)).payload.group).toMatchObject({ name: "Readers of Malwa" });
  await save({ name: "Readers of Ujjain" });
  const { updatedAt: seen } = await waiting();
  expect((await town.call(approvals.approve, { kind: "group", id, updatedAt: seen }, kavita)).status).toBe(200);
  expect(await shown()).toMatchObject({ name: "Readers of Ujjain", rules: null, membersCount: 1 });
  expect(await standOf(id, asha)).toMatchObject({ hasPendingEdit: false, editRejectionMessage: null });
});

test("an approved group is neither opened nor closed: what was written stays with those for whom it was written", async () => {
  const save = (id: string, isClosed: string) =>
    town.call(groups.update, { id, name: "Readers of Indore", descriptionHi: "हम साथ में पढ़ते हैं।", isClosed }, asha);
  expect(codeOf(await save(await approved({ isClosed: "true" }), "false"))).toBe("group.readers-stay");
  expect(codeOf(await save(await approved(), "true"))).toBe("group.readers-stay");
});

test("a member with a plan joins an open group at once and leaves it; a visitor and a member without a plan do not", async () => {
  const id = await approved();
  expect((await join(id)).status).toBe(401);
  expect((await join(id, gopal)).status).toBe(403);
  for (let again = 0; again < 2; again += 1)
    expect((await join(id, meera)).payload.group).toMatchObject({ state: "member" });
  expect(await countOf(id)).toBe(2);
  await town.call(groups.leave, { id }, meera);
  expect(await countOf(id)).toBe(1);
  expect(await standOf(id, meera)).toBeUndefined();
});

test("where joining is asked for, the moderator alone reads who asks, lets in and turns away; who was let in is told", async () => {
  const id = await approved({ asksFirst: "true" });
  expect((await join(id, meera)).payload.group).toMatchObject({ state: "asked" });
  expect(await countOf(id)).toBe(1);
  const requests = (who: Person) => town.call(groups.fetchRequests, { id }, who);
  expect(codeOf(await requests(meera))).toBe("group.not-found");
  const [request] = (await requests(asha)).payload.requests;
  expect(request).toMatchObject({ name: "Meera Joshi", city: "Pune" });
  const decide = (decision: "accepted" | "refused", who: Person) =>
    town.call(groups.decide, { id: request!._id, decision }, who);
  expect(codeOf(await decide("accepted", meera))).toBe("group.request-gone");
  expect((await decide("accepted", asha)).status).toBe(200);
  expect(await standOf(id, meera)).toMatchObject({ state: "member" });
  const { notifications: told } = (await town.call(notifications.fetchAll, {}, meera)).payload;
  expect(told[0]!.payload.key).toBe("notice.group.accepted");
  expect(codeOf(await decide("refused", asha))).toBe("group.request-gone");
});

test("a moderator does not read of whom a block hides that they ask to join", async () => {
  const id = await approved({ asksFirst: "true" });
  await join(id, meera);
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'post', now())",
    [await town.idOf("meera"), await town.idOf("asha")],
  );
  expect((await town.call(groups.fetchRequests, { id }, asha)).payload.requests).toEqual([]);
  expect(await standOf(id, meera)).toMatchObject({ moderator: null });
});

test("posts of a closed group are read by its members alone, in every list and one by one, and written by them alone", async () => {
  const id = await approved({ isClosed: "true" });
  const { payload } = await town.call(feed.update, { text: "Among us", fkGroupId: id }, asha);
  const post = payload.post._id;
  for (const who of [undefined, meera]) {
    expect(await textsIn(id, who)).toEqual([]);
    expect(await textsIn(undefined, who)).not.toContain("Among us");
    expect((await town.call(feed.fetchOne, { id: post }, who)).status).toBe(400);
  }
  expect(codeOf(await town.call(feed.update, { text: "Me too", fkGroupId: id }, meera))).toBe("group.not-found");
  await join(id, meera);
  expect(await textsIn(id, meera)).toEqual(["Among us"]);
  expect(await textsIn(undefined, meera)).toContain("Among us");
  await town.call(groups.leave, { id }, meera);
  expect(await textsIn(id, meera)).toEqual([]);
});

test("the moderator whom the staff name hides a post with a reason for its author, and shows it again; others do not", async () => {
  const id = await approved();
  const { _id: post } = (await town.call(feed.update, { text: "Buy my ghee", fkGroupId: id }, asha)).payload.post;
  const name = (phoneNo: string, who: Person) => town.call(staffGroups.setModerator, { id, phoneNo }, who);
  expect((await name("1111100003", asha)).status).toBe(403);
  expect(codeOf(await name("5999999999", kavita))).toBe("group.no-such-member");
  expect((await name("1111100003", kavita)).payload.group).toMatchObject({ moderator: "Meera Joshi" });
  const hide = (who: Person, more: object) => town.call(feed.hide, { id: post, ...more } as never, who);
  expect(codeOf(await hide(asha, { hidden: true, reason: "I would like that." }))).toBe("post.not-found");
  expect(codeOf(await hide(meera, { hidden: true }))).toBe("post.reason-needed");
  expect((await hide(meera, { hidden: true, reason: "This is advertising." })).status).toBe(200);
  expect(await textsIn(id)).toEqual([]);
  expect(await textsIn(id, meera)).toEqual(["Buy my ghee"]);
  expect((await town.call(feed.fetchOne, { id: post }, asha)).payload.post).toMatchObject({
    isHidden: true,
    hiddenReason: "This is advertising.",
  });
  const { notifications: told } = (await town.call(notifications.fetchAll, {}, asha)).payload;
  expect(told[0]!.payload.key).toBe("notice.post.hidden");
  await hide(meera, { hidden: false });
  expect(await textsIn(id)).toEqual(["Buy my ghee"]);
});
