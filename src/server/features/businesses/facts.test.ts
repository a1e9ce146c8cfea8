// What a business tells everybody: its hours, all its pictures and its whole text, since when it is open, its languages, its area and how one pays; and what stays locked.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

const FACTS = {
  openSince: 1998,
  languages: ["hi", "gu"],
  serviceArea: "Indore, Dewas and 40 km around",
  paymentWays: ["cash", "upi"],
};
const HOURS = [{ day: "monday" as const, isClosed: false, spans: [{ from: "09:00", to: "18:00" }] }];
const TEXT = `${"We grind every spice ourselves. ".repeat(9)}Call 98765 43210. The end of it all.`;
const form = {
  businessName: "Narmada Spices",
  fkSubCategoryId: 302,
  description: TEXT,
  phoneNo: "9000012345",
  website: "https://planted.example",
  fkStateId: "MP",
  fkCityId: 14,
  address: "14, Planted Bazaar, Indore",
  openingHours: HOURS,
};

let town: Town;
let asha: Person;
let id: string;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const shown = async (who?: Person) =>
  (await town.call(businesses.fetch, { fkBusinessId: id }, who)).payload.getBusiness;

beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  const kavita = await town.signIn("kavita", "staff");
  const made = await town.call(ownBusinesses.create, { ...form, ...FACTS }, asha);
  id = made.payload.business._id;
  for (const place of [0, 1, 2]) {
    const image = newId();
    await query("insert into images (id, owner_id, key, width, height, bytes) values ($1, $2, $3, 1200, 900, 1)", [
      image,
      await town.idOf("asha"),
      `${place}`.repeat(32),
    ]);
    await query(
      "insert into business_images (business_id, image_id, place) select id, $1, $2 from businesses where name = $3",
      [image, place, form.businessName],
    );
  }
  const queue = (await town.call(staff.waitingBusinesses, {}, kavita)).payload.businesses;
  const { updatedAt } = queue.find((one) => one._id === id)!;
  await town.call(staff.approveBusiness, { id, updatedAt }, kavita);
});
afterAll(() => town.close());

test("a visitor reads hours, all pictures, the whole text and what the owner tells of the trade, from the stored view and from the row", async () => {
  for (const way of ["stored", "row"]) {
    if (way === "row") await query("delete from cards");
    const view = await shown();
    expect(view, way).toMatchObject({ locked: true, ...FACTS, openingHours: HOURS, imagesCount: 3 });
    expect(view.images, way).toHaveLength(3);
    expect(view.description, way).toMatch(/The end of it all\.$/);
    expect(view.description, way).not.toMatch(/98765|43210/);
  }
});

test("what the specification locks stays locked: street, website and exact position go to members with a plan", async () => {
  const view = await shown();
  expect(view).toMatchObject({ address: null, pinCode: null, website: null, hasAddress: true, hasWebsite: true });
  expect(await (await fetch(`${town.url}/businessProfile/${id}`)).text()).not.toMatch(/Planted|planted\.example/);
  expect(await shown(await town.signIn("meera"))).toMatchObject({
    ...FACTS,
    address: form.address,
    website: form.website,
  });
});

test("a search engine's summary and the card keep to the first 160 characters", async () => {
  const html = await (await fetch(`${town.url}/businessProfile/${id}`)).text();
  const [, summary = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(summary).toContain("We grind every spice");
  expect(summary).not.toContain("The end of it all");
  expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]).not.toContain(
    "The end of it all",
  );
  const { businesses: cards } = (await town.call(businesses.fetchAll, { limit: 100 })).payload;
  expect(cards.find((card) => card._id === id)!.description.length).toBeLessThanOrEqual(161);
});

test("an offering keeps its whole text, its pictures and its address for members", async () => {
  const { listings: cards } = (await town.call(listings.fetchAll, { limit: 100 })).payload;
  for (const { _id } of cards.slice(0, 20)) {
    const view = (await town.call(listings.fetch, { fkListingId: _id })).payload.getListing;
    expect(view).toMatchObject({ locked: true, address: null, openingHours: null });
    expect(view.images.length).toBeLessThanOrEqual(1);
    expect(view.description.length).toBeLessThanOrEqual(161);
  }
});

test("where nothing more stands behind it, nothing is said to be locked", async () => {
  await takeIn(town, ["phoneNo,businessName,subCategory,city", "2000000081,Bare Grains,halwai,Indore"].join("\n"));
  const { rows } = await query("select id from businesses where name = 'Bare Grains'");
  const view = (await town.call(businesses.fetch, { fkBusinessId: rows[0].id })).payload.getBusiness;
  expect(view).toMatchObject({
    locked: true,
    hasAddress: false,
    hasWebsite: false,
    hasMoreText: false,
    imagesCount: 0,
  });
  const html = await (await fetch(`${town.url}/businessProfile/${view._id}`)).text();
  expect(html).toContain("Bare Grains");
  expect(html).not.toContain("For members with a plan");
  expect(html).not.toContain("The details with a lock");
});

test("an owner changes and empties them in the second part of the form; a year to come, an unknown language and a contact in the area are refused", async () => {
  const { businessName: _, fkSubCategoryId: __, description: ___, phoneNo: ____, website: _____, ...part2 } = form;
  const save = (facts: object) => town.call(ownBusinesses.update, { id, partNo: "part2", ...part2, ...facts }, asha);
  expect((await save({ ...FACTS, openSince: "2005" })).payload.business).toMatchObject({ ...FACTS, openSince: 2005 });
  expect((await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, asha)).payload.business).toMatchObject({
    ...FACTS,
    openSince: 2005,
  });
  for (const [field, value] of [
    ["openSince", "2190"],
    ["openSince", "1200"],
    ["languages", ["xx"]],
    ["paymentWays", ["gold"]],
    ["serviceArea", "All India, call 9876543210"],
  ] as const) {
    const refused = await save({ ...FACTS, [field]: value });
    expect(refused.status, field).toBe(400);
    expect(Object.keys((refused.payload as unknown as { fields: object }).fields)[0], field).toContain(field);
  }
  expect((await save({ openSince: "" })).payload.business).toMatchObject({
    openSince: null,
    languages: [],
    serviceArea: null,
    paymentWays: [],
  });
  expect(await shown()).toMatchObject({ openSince: null, languages: [] });
});
