// The GST number of a business, from the form and from a spreadsheet: who reads it, who does not, and what is refused.
import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

const GST = "27AAPFU0939F1ZV";
let town: Town;
let asha: Person;
let kavita: Person;
let id: string;
beforeAll(async () => {
  town = await openTown();
  [asha, kavita] = await Promise.all([town.signIn("asha"), town.signIn("kavita", "staff")]);
});
afterAll(() => town.close());

const form = {
  businessName: "Godavari Traders",
  fkSubCategoryId: 302,
  description: "Grain by the sack",
  phoneNo: "9000012345",
  fkStateId: "MP",
  fkCityId: 14,
  address: "14, Sarafa Bazaar, Indore",
};
const gstFor = async (who?: Person) =>
  (await town.call(businesses.fetch, { fkBusinessId: id }, who)).payload.getBusiness.gstNumber;

test("an owner gives it as it is typed; the owner, the staff's queue and the edit form show it whole", async () => {
  const { payload } = await town.call(ownBusinesses.create, { ...form, gstNumber: "27 aapfu0939f 1zv" }, asha);
  id = payload.business._id;
  expect(payload.business.gstNumber).toBe(GST);
  const queue = (await town.call(staff.waitingBusinesses, {}, kavita)).payload.businesses;
  expect(queue.find((b) => b._id === id)?.gstNumber).toBe(GST);
  const { business } = (await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, asha)).payload;
  expect(business.gstNumber).toBe(GST);
});

test("a paid member reads it on the approved business; a visitor and a member on Plan 0 do not", async () => {
  const queue = (await town.call(staff.waitingBusinesses, {}, kavita)).payload.businesses;
  const { updatedAt } = queue.find((b) => b._id === id)!;
  await town.call(staff.approveBusiness, { id, updatedAt }, kavita);
  expect(await gstFor(await town.signIn("meera"))).toBe(GST);
  expect(await gstFor()).toBeNull();
  expect(await gstFor(await town.signIn("gopal"))).toBeNull();
  const page = await fetch(`${town.url}/businessProfile/${id}`);
  expect(await page.text()).not.toContain(GST);
});

test("one whose check character is wrong is refused at its field, and left out again it is gone", async () => {
  const wrong = await town.call(ownBusinesses.create, { ...form, gstNumber: "27AAPFU0939F1ZW" }, asha);
  expect(wrong).toMatchObject({ status: 400 });
  expect(JSON.stringify(wrong.payload)).toContain("its 15 characters do not fit together");
  const { fkStateId: _, fkCityId: __, address: ___, ...part1 } = form;
  const edited = await town.call(ownBusinesses.update, { id, partNo: "part1", ...part1 }, asha);
  expect(edited.payload.business.gstNumber).toBeNull();
});

test("a spreadsheet brings it, a wrong one is named with its line, and a file without the column changes nothing", async () => {
  const take = (lines: string[]) => takeIn(town, lines.join("\n"));
  const head = "phoneNo,businessName,subCategory,city,gstNumber";
  const good = `2000000071,Narmada Grains,halwai,Indore,${GST}`;
  expect(await take([head, good, "2000000072,Wrong Number,halwai,Indore,27AAPFU0939F1ZW"])).toMatchObject({
    created: 1,
    said: [{ line: 3, field: "gstNumber", reason: "field.gst-number.invalid" }],
  });
  const { rows } = await town.portal.connection.pool.query(
    "select gst_number from businesses where name = 'Narmada Grains'",
  );
  expect(rows).toEqual([{ gst_number: GST }]);
  expect(await take([head, good])).toMatchObject({ unchanged: 1, updated: 0 });
});
