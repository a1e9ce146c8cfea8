// What a business does beside its main work: chosen by its owner, found by search and by the lists of each category, counted, after those whose main work it is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { search } from "#contract/search.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let kavita: Person;
let id: string;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const keyOf = async (slug: string): Promise<number> =>
  (await query("select id from subcategories where slug = $1", [slug])).rows[0].id;

const form = {
  businessName: "Shipra Vatika",
  description: "A garden by the river",
  phoneNo: "9000012345",
};
const place = { fkStateId: "MP", fkCityId: 14, address: "14, Sarafa Bazaar, Indore" };
/** Subcategories of two categories; the first two are of one. */
let halwai: number;
let kitchen: number;
let tent: number;

beforeAll(async () => {
  town = await openTown();
  [asha, kavita] = await Promise.all([town.signIn("asha"), town.signIn("kavita", "staff")]);
  const { rows } = await query(
    `select a.id as main, b.id as sibling, (select c.id from subcategories c where c.category_id <> a.category_id
        and not exists (select 1 from businesses x where x.subcategory_id = c.id and x.place_id = 14) order by c.id limit 1) as other
      from subcategories a join subcategories b on b.category_id = a.category_id and b.id <> a.id where a.id = 301 order by b.id limit 1`,
  );
  ({ main: halwai, sibling: kitchen, other: tent } = rows[0]);
  const made = await town.call(
    ownBusinesses.create,
    { ...form, ...place, fkSubCategoryId: halwai, fkFurtherSubCategoryIds: [kitchen, String(tent), tent, halwai] },
    asha,
  );
  expect(made.status).toBe(201);
  id = made.payload.business._id;
});
afterAll(() => town.close());

const waiting = async () =>
  (await town.call(staff.waitingBusinesses, { limit: 100 }, kavita)).payload.businesses.find(({ _id }) => _id === id);
const approve = async () => {
  const { updatedAt } = (await waiting())!;
  expect((await town.call(staff.approveBusiness, { id, updatedAt }, kavita)).status).toBe(200);
};
const slugOf = async (key: number): Promise<string> =>
  (await query("select slug from subcategories where id = $1", [key])).rows[0].slug;
const listed = async (filters: object) =>
  (await town.call(businesses.fetchAll, { city: "indore", limit: 100, ...filters })).payload.businesses.map(
    ({ _id }) => _id,
  );
const searched = async (input: object) =>
  (await town.call(search.searchBusiness, { city: "indore", limit: 100, ...input })).payload.businesses.map(
    ({ _id }) => _id,
  );
const counted = async () => (await town.call(search.countCategories, { city: "indore" })).payload;
const save = (further: unknown[], main = halwai) =>
  town.call(
    ownBusinesses.update,
    { id, partNo: "part1", ...form, fkSubCategoryId: main, fkFurtherSubCategoryIds: further as number[] },
    asha,
  );

test("the staff read beside the main category of a new business the further ones, each once and never the main one again", async () => {
  const { furtherSubCategories, subCategory } = (await waiting())!;
  const { rows } = await query("select name from subcategories where id = any($1) order by id", [[kitchen, tent]]);
  expect(furtherSubCategories.map(({ text }) => text)).toEqual(rows.map(({ name }) => name));
  expect(furtherSubCategories.map(({ text }) => text)).not.toContain(subCategory);
  expect(await listed({ subCategory: tent })).not.toContain(id);
});

test("whoever looks for one of its further kinds finds it, in the list of the subcategory and of the category and by search, once each, and it is counted", async () => {
  const before = await counted();
  await approve();
  for (const kind of [halwai, kitchen, tent]) {
    const slug = await slugOf(kind);
    expect(
      (await listed({ subCategory: slug })).filter((one) => one === id),
      slug,
    ).toEqual([id]);
    expect(
      (await searched({ subCategory: slug })).filter((one) => one === id),
      slug,
    ).toEqual([id]);
    expect((await counted()).subCategories[slug], slug).toBe((before.subCategories[slug] ?? 0) + 1);
  }
  const { rows } = await query(
    "select c.slug from categories c join subcategories s on s.category_id = c.id where s.id = any($1) group by c.slug",
    [[halwai, tent]],
  );
  for (const { slug } of rows) {
    expect(
      (await listed({ category: slug })).filter((one) => one === id),
      slug,
    ).toEqual([id]);
    expect((await counted()).categories[slug], slug).toBe((before.categories[slug] ?? 0) + 1);
  }
  expect((await listed({})).filter((one) => one === id)).toEqual([id]);
});

test("a family who asks for a kind gets those whose main kind it is before those who do it besides", async () => {
  const { rows } = await query(
    "select s.name, s.slug from subcategories s join businesses b on b.subcategory_id = s.id and b.place_id = 14 and b.approval = 'approved' and b.deleted_at is null where s.id <> $1 group by s.id order by count(*) desc limit 1",
    [halwai],
  );
  const { name, slug } = rows[0];
  await save([await keyOf(slug)]);
  await approve();
  for (const input of [{ searchQuery: name }, { subCategory: slug, facets: true }, { searchQuery: `${name} indore` }]) {
    const found = await searched(input);
    const mains = (
      await query("select id from businesses where subcategory_id = $1 and place_id = 14 and approval = 'approved'", [
        await keyOf(slug),
      ])
    ).rows.map(({ id }) => id);
    const at = found.indexOf(id);
    expect(at, JSON.stringify(input)).toBeGreaterThan(0);
    const last = found.findLastIndex((one) => mains.includes(longId(one)));
    expect(at, JSON.stringify(input)).toBeGreaterThan(last);
  }
  const { facets } = (await town.call(search.searchBusiness, { city: "indore", facets: true, limit: 100 })).payload;
  for (const { slug, found } of facets!.subCategories)
    expect((await searched({ subCategory: slug })).length, slug).toBe(found);
});

test("an owner's change of the further kinds waits for the staff, who see it before and after, and the public sees the old ones meanwhile", async () => {
  await save([tent]);
  const own = (await town.call(ownBusinesses.fetch, { id }, asha)).payload.business;
  const edit = (await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, asha)).payload.business;
  expect(own.hasPendingEdit).toBe(true);
  expect(own.fkFurtherSubCategoryIds).not.toEqual(edit.fkFurtherSubCategoryIds);
  expect(edit.fkFurtherSubCategoryIds).toEqual([String(tent)]);
  const { changes } = (await waiting())!;
  const names = (await query("select name, name_hi from subcategories where id = $1", [tent])).rows[0];
  expect(changes).toMatchObject([{ field: "furtherSubCategories", after: names.name, afterHi: names.name_hi }]);
  expect(changes[0]!.before).not.toBe("");
  expect(await listed({ subCategory: tent })).not.toContain(id);
  await approve();
  expect(await listed({ subCategory: tent })).toContain(id);
  const { getBusiness } = (await town.call(businesses.fetch, { fkBusinessId: id })).payload;
  expect(getBusiness.fkFurtherSubCategoryIds).toEqual([String(tent)]);
});

test("a category page goes on where it stopped, with further kinds among it, and meets nothing twice", async () => {
  const { rows } = await query(
    "select c.slug from categories c join subcategories s on s.category_id = c.id where s.id = $1",
    [tent],
  );
  await query(
    "update businesses set further_subcategory_ids = array[$1::int] where place_id = 14 and approval = 'approved' and subcategory_id <> $1",
    [tent],
  );
  const all = await listed({ category: rows[0].slug });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (
      await town.call(businesses.fetchAll, {
        city: "indore",
        category: rows[0].slug,
        limit: 3,
        ...(cursor && { cursor }),
      })
    ).payload;
    seen.push(...page.businesses.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.length).toBe(new Set(seen).size);
  expect(new Set(seen)).toEqual(new Set(all));
  expect(seen.length).toBeGreaterThan(5);
});

test("an owner may choose four further kinds and no fifth, and none that does not exist", async () => {
  const five = (await query("select id from subcategories where id <> $1 order by id limit 5", [halwai])).rows.map(
    ({ id }) => id,
  );
  expect((await save(five)).status).toBe(400);
  expect((await save([999_999])).status).toBe(400);
  expect((await save(five.slice(0, 4))).status).toBe(200);
});

test("an owner finds a kind by typing what people call it, in either script, and by the name of its category", async () => {
  const named = async (searchQuery: string) =>
    (await town.call(catalogue.suggestSubCategories, { searchQuery }, asha)).payload.subCategories;
  for (const typed of ["halwai", "हलवाई", "Halw"])
    expect(
      (await named(typed)).map(({ _id }) => _id),
      typed,
    ).toContain(String(halwai));
  for (const [typed, whole] of [
    ["tent wala", "tent"],
    ["टेंट वाला", "टेंट"],
  ] as const) {
    expect((await named(typed)).length, typed).toBeGreaterThan(0);
    expect(await named(typed), typed).toEqual(await named(whole));
  }
  for (const [slip, meant] of [
    ["doctar", "doctor"],
    ["dactar", "doctor"],
    ["डाक्टर", "डॉक्टर"],
    ["halvai", "halwai"],
    ["हलवायी", "हलवाई"],
    ["elctrisan", "electrician"],
    ["plambar", "plumber"],
  ] as const) {
    expect((await named(slip)).length, slip).toBeGreaterThan(0);
    const [first] = await named(meant);
    expect(await named(slip), slip).toContainEqual(first);
  }
  expect((await named("CA"))[0]?._id, "chartered accountants").toBe("1001");
  const { rows } = await query(
    "select c.name, c.id from categories c join subcategories s on s.category_id = c.id where s.id = $1",
    [tent],
  );
  expect((await named(rows[0].name)).some(({ fkCategoryId }) => fkCategoryId === String(rows[0].id))).toBe(true);
  expect(await named("zzqqxx")).toEqual([]);
});

test("a business that leaves the directory leaves the lists of its further kinds too", async () => {
  await town.call(ownBusinesses.delete, { id }, asha);
  expect(await listed({ subCategory: tent })).not.toContain(id);
  expect((await query("select 1 from business_further_kinds where business_id = $1", [longId(id)])).rows).toEqual([]);
});
