import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import type { PrefilledBusiness } from "#contract/business-fields.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

let town: Town;
let sunita: Person;
let kavita: Person;
let id: string;
beforeAll(async () => {
  town = await openTown();
  [sunita, kavita] = await Promise.all([town.signIn("sunita"), town.signIn("kavita", "staff")]);
  id = (await town.call(ownBusinesses.fetchAll, {}, sunita)).payload.businesses[0]!._id;
});
afterAll(() => town.close());

const REASON = "The street is missing, and the photo is of another shop.";
const own = async () => (await town.call(ownBusinesses.fetch, { id }, sunita)).payload.business;
const form = async () => (await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, sunita)).payload.business;
/** Saves a part as the form sends it: what it started from, with these changes. */
const save = async (partNo: "part1" | "part2", changes: object = {}) =>
  (await town.call(ownBusinesses.update, { ...partOf(await form(), partNo), ...changes }, sunita)).payload.business;
const savePart1 = (changes?: object) => save("part1", { moreFollows: true, ...changes });
const waiting = async () => (await town.call(staff.waitingBusinesses, { limit: 100 }, kavita)).payload.businesses;
const waits = async () => (await waiting()).some(({ _id }) => _id === id);
const updatedAt = async () => {
  const { pool } = town.portal.connection;
  return (
    await pool.query("select updated_at from businesses where id = $1", [longId(id)])
  ).rows[0].updated_at.toISOString();
};
const reject = async () =>
  town.call(staff.rejectBusiness, { id, updatedAt: await updatedAt(), rejectionMessage: REASON }, kavita);
const approve = async () => town.call(staff.approveBusiness, { id, updatedAt: await updatedAt() }, kavita);

function partOf(business: PrefilledBusiness, partNo: "part1" | "part2") {
  const { _id, businessName, fkSubCategoryId, description, phoneNo, email, website } = business;
  const { fkStateId, fkCityId, address, pinCode, businessLocation, openingHours } = business;
  return partNo === "part1"
    ? { id: _id, partNo, businessName, fkSubCategoryId, description, phoneNo, email, website }
    : { id: _id, partNo, fkStateId, fkCityId, address, pinCode, businessLocation, openingHours };
}

test("Sunita goes through her rejected business: the reason stays through part 1, and part 2 sends it to staff with its correction", async () => {
  const { rejectionMessage } = await own();
  const first = await savePart1();
  expect(first).toMatchObject({ status: "rejected", rejectionMessage, hasUnsentCorrection: false });
  expect(await waits()).toBe(false);
  const second = await save("part2", { address: "7, Maniharon ka Rasta, near Tripolia Gate" });
  expect(second).toMatchObject({ status: "pending", rejectionMessage: null, hasUnsentCorrection: false });
  expect(await waits()).toBe(true);
});

test("a rejected business that is saved without any change is not sent again, whichever part is saved", async () => {
  await reject();
  expect(await savePart1()).toMatchObject({ status: "rejected", rejectionMessage: REASON });
  expect(await save("part2")).toMatchObject({ status: "rejected", rejectionMessage: REASON });
  expect(await save("part1")).toMatchObject({ status: "rejected", rejectionMessage: REASON });
  expect(await waits()).toBe(false);
});

test("a correction in part 1 is kept unsent until part 2 is saved, which then needs no change of its own", async () => {
  expect(await savePart1({ description: "Lac bangles made while you wait." })).toMatchObject({
    status: "rejected",
    rejectionMessage: REASON,
    hasUnsentCorrection: true,
    description: "Lac bangles made while you wait.",
  });
  expect(await waits()).toBe(false);
  expect(await savePart1()).toMatchObject({ hasUnsentCorrection: true });
  expect(await save("part2")).toMatchObject({ status: "pending", rejectionMessage: null, hasUnsentCorrection: false });
  expect(await waits()).toBe(true);
});

test("the staff read with what was sent again why it was turned down the last time, and no longer once it was approved", async () => {
  const reason = async () => (await waiting()).find(({ _id }) => _id === id)!.turnedDownFor;
  expect(await reason()).toBe(REASON);
  await approve();
  await save("part1", { businessName: "Mishra Bangle House" });
  expect(await reason()).toBeNull();
  await reject();
  await save("part1", { businessName: "Mishra Bangles of Jaipur" });
  expect(await reason()).toBe(REASON);
  await approve();
});

test("a correction of part 1 alone is sent at once where nothing more is said to follow", async () => {
  await reject();
  expect(await save("part1", { businessName: "Mishra Bangles" })).toMatchObject({
    status: "pending",
    rejectionMessage: null,
  });
});

test("another picture is a correction", async () => {
  await reject();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2e8b2e" } })
    .jpeg()
    .toBuffer();
  const { payload } = await upload(
    town,
    ownBusinesses.update,
    { ...partOf(await form(), "part2"), imageOrder: ["new"] } as never,
    [{ name: "own.jpg", bytes }],
    sunita,
  );
  expect(payload.business).toMatchObject({ status: "pending", images: [expect.any(String)] });
});

test("a refused edit of a public business keeps its reason in the same way and goes to staff again once it is corrected", async () => {
  await approve();
  await save("part1", { businessName: "CHEAPEST BANGLES!!!" });
  await reject();
  const refused = { isApproved: true, rejectionMessage: REASON, hasPendingEdit: false };
  expect(await savePart1()).toMatchObject({ ...refused, hasUnsentCorrection: false });
  expect(await save("part2")).toMatchObject(refused);
  expect(await waits()).toBe(false);
  expect(await savePart1({ businessName: "Mishra Lac Bangles" })).toMatchObject({
    ...refused,
    hasUnsentCorrection: true,
  });
  expect(await waits()).toBe(false);
  expect(await save("part2")).toMatchObject({ rejectionMessage: null, hasPendingEdit: true });
  expect((await waiting()).find(({ _id }) => _id === id)?.changes).toEqual([
    expect.objectContaining({ field: "businessName", before: "Mishra Bangles", after: "Mishra Lac Bangles" }),
  ]);
});

test("a refused edit that its owner takes back leaves nothing to send, and no reason", async () => {
  await reject();
  expect(await savePart1({ businessName: "Mishra Bangles" })).toMatchObject({
    rejectionMessage: null,
    hasPendingEdit: false,
    hasUnsentCorrection: false,
  });
  expect(await waits()).toBe(false);
});
