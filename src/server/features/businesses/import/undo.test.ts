// An import is undone as a whole: what it added goes, what it changed is as before, and what people have taken over since is named and stays.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { whileHeld } from "#tests/harness/held-rows.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { undoImport } from "./undo.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const HEAD = "phoneNo,businessName,subCategory,city,pinCode";
const take = (lines: string[]) => takeIn(town, [HEAD, ...lines].join("\n"));
const undo = (id: number | undefined, isPartial = false) =>
  undoImport(town.portal.connection, id!, {
    isPartial,
    now: town.clock.now(),
    kinds: listKinds,
  });
const named = async (name: string) =>
  (
    await town.portal.connection.pool.query(
      "select b.name, b.pin_code from businesses b join search_documents d on d.id = b.id where b.name = $1 and b.deleted_at is null",
      [name],
    )
  ).rows;

test("what it added can be neither seen nor found any more, once, and the corrected list brings it again", async () => {
  const list = ["2000000401,Undone Sweets,halwai,Indore,452001", "2000000402,Undone Namkeen,halwai,Indore,"];
  const { id } = await take(list);
  expect(await undo(id)).toEqual({ outcome: "undone", kind: "businesses", count: 2, hindrances: [] });
  expect(await named("Undone Sweets")).toEqual([]);
  expect(await undo(id)).toMatchObject({ outcome: "undone-before" });
  expect(await undo(99_999)).toMatchObject({ outcome: "unknown" });
  expect(await take(list)).toMatchObject({ created: 2, refused: 0 });
  expect(await named("Undone Sweets")).toHaveLength(1);
});

test("what it changed has its former values again, after which the import before it can be undone too", async () => {
  const row = "2000000411,Changed Sweets,halwai,Indore,452001";
  const first = await take([row]);
  town.clock.forward(60_000);
  const second = await take([row.replace("452001", "452002")]);
  expect(await undo(first.id)).toMatchObject({ outcome: "hindered", hindrances: [{ why: "imported-again" }] });
  await undo(second.id);
  expect(await named("Changed Sweets")).toEqual([{ name: "Changed Sweets", pin_code: "452001" }]);
  expect(await take([row])).toMatchObject({ unchanged: 1, id: undefined });
  expect(await undo(first.id)).toMatchObject({ outcome: "undone", count: 1 });
});

test("what an owner or the staff has taken over hinders it and is named; all else is undone when that is wanted", async () => {
  const { pool } = town.portal.connection;
  const { id } = await take(
    ["2000000421,Claimed Sweets", "2000000422,Edited Sweets", "2000000423,Free Sweets"].map(
      (start) => `${start},halwai,Indore,`,
    ),
  );
  await pool.query("update members set pin_hash = 'of the PIN just chosen' where phone = '2000000421'");
  await pool.query("update businesses set updated_at = now() + interval '1 day' where name = 'Edited Sweets'");
  const hindered = await undo(id);
  expect(hindered).toMatchObject({ outcome: "hindered", count: 0 });
  expect(hindered.hindrances.map(({ name, why }) => [name, why]).toSorted()).toEqual([
    ["Claimed Sweets", "claimed"],
    ["Edited Sweets", "edited"],
  ]);
  expect(await named("Free Sweets")).toHaveLength(1);
  expect(await undo(id, true)).toMatchObject({ outcome: "undone", count: 1 });
  expect(await named("Free Sweets")).toEqual([]);
  expect(await named("Claimed Sweets")).toHaveLength(1);
});

/** Runs `work` while another connection is about to give the business to Gopal; that one commits as soon as the work waits for it. */
async function whileClaimed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const claim = "update businesses set owner_id = $1, updated_at = now() where name = $2";
  return whileHeld(town, [claim, await town.idOf("gopal"), name], { waiting: 1, start: work });
}

test("a business that is claimed while the undo waits for it hinders the undo and stays", async () => {
  const { id } = await take(["2000000431,Raced Sweets,halwai,Indore,"]);
  const undone = await whileClaimed("Raced Sweets", () => undo(id));
  expect(undone).toMatchObject({ outcome: "hindered", hindrances: [{ name: "Raced Sweets", why: "claimed" }] });
  expect(await named("Raced Sweets")).toHaveLength(1);
});

test("a business that is claimed while an import waits for it is known to the import and stays as its owner has it", async () => {
  const row = "2000000441,Raced Namkeen,halwai,Indore,452001";
  await take([row]);
  const again = await whileClaimed("Raced Namkeen", () => take([row.replace("452001", "452002")]));
  expect(again).toMatchObject({ created: 0, updated: 0 });
  expect(await named("Raced Namkeen")).toEqual([{ name: "Raced Namkeen", pin_code: "452001" }]);
});

test("a business that a member has asked for hinders the undo and is named, until the staff have decided", async () => {
  const { pool } = town.portal.connection;
  const { id } = await take(["2000000451,Asked Sweets,halwai,Indore,"]);
  await pool.query(
    `insert into business_claims (id, business_id, member_id, way, document, document_type, created_at)
      select gen_random_uuid(), id, $1, 'document', 'x', 'image/jpeg', now() from businesses where name = 'Asked Sweets'`,
    [await town.idOf("gopal")],
  );
  expect(await undo(id)).toMatchObject({
    outcome: "hindered",
    hindrances: [{ name: "Asked Sweets", why: "claim-waiting" }],
  });
  expect(await undo(id, true)).toMatchObject({ outcome: "undone", count: 0 });
  expect(await named("Asked Sweets")).toHaveLength(1);
});
