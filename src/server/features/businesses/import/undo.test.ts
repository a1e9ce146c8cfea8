// An import is undone as a whole: what it added goes, what it changed is as before, and what people have taken over since is named and stays.
import { afterAll, beforeAll, expect, test } from "vitest";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { indexBatches } from "#server/features/search/index/indexing.ts";
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
    index: (ctx, batches) => indexBatches(ctx, businessKind, batches),
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
  expect(await undo(id)).toEqual({ outcome: "undone", count: 2, hindrances: [] });
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
