// Holds what lists offer as doors: categories of which there is something, in the place or, where it has nothing, in all India.
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const counts = async (input: object) => (await town.call(search.countCategories, input)).payload;
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query<Row>(sql, values)).rows;
/** As the tables have it. */
const counted = (table: "businesses" | "listings", isPublic: string, city?: string) =>
  rows<{ slug: string; found: number }>(
    `select c.slug, count(*)::int as found from ${table} x join subcategories s on s.id = x.subcategory_id join categories c on c.id = s.category_id
      join places p on p.id = x.place_id where ${isPublic} and ($1::text is null or p.slug = $1) group by c.slug`,
    [city ?? null],
  );
const asRecord = (some: Array<{ slug: string; found: number }>) =>
  Object.fromEntries(some.map(({ slug, found }) => [slug, Math.min(100, found)]));
const APPROVED = "x.approval = 'approved' and x.deleted_at is null";

test("a visitor is offered what a city has, with its number, and nothing else", async () => {
  const expected = asRecord(await counted("businesses", APPROVED, "indore"));
  const { isAllIndia, categories, subCategories } = await counts({ city: "indore" });
  expect(isAllIndia).toBe(false);
  expect(categories).toEqual(expected);
  const all = Object.keys((await counts({})).categories);
  expect(Object.keys(categories).length).toBeLessThan(all.length);
  expect(Object.values(subCategories).every((n) => n > 0)).toBe(true);
  const sum = (some: Record<string, number>) => Object.values(some).reduce((a, b) => a + b, 0);
  expect(sum(subCategories)).toBe(sum(categories));
  expect((await counts({ city: "indore", kind: "listing" })).categories).not.toEqual(categories);
});

test("where a city has nothing at all, what all India has is offered", async () => {
  const [{ slug }] = (await rows<{ slug: string }>(
    "select slug from places p where not exists (select from businesses b where b.place_id = p.id) order by id limit 1",
  )) as [{ slug: string }];
  const there = await counts({ city: slug });
  expect(there.isAllIndia).toBe(true);
  expect(there.categories).toEqual(asRecord(await counted("businesses", APPROVED)));
});

test("the first of a category is offered at once when it is approved, and no longer when it is gone", async () => {
  const before = await counts({ city: "indore" });
  const [added] = await rows<{ id: string; place_id: number; slug: string }>(
    `with b as (update businesses set place_id = (select id from places where slug = 'indore') where id = (select x.id from businesses x join subcategories s on s.id = x.subcategory_id
        join categories c on c.id = s.category_id where ${APPROVED} and c.slug <> all($1) order by x.id limit 1) returning id, place_id, subcategory_id)
      select b.id, b.place_id, c.slug from b join subcategories s on s.id = b.subcategory_id join categories c on c.id = s.category_id`,
    [Object.keys(before.categories)],
  );
  const { id, place_id, slug } = added!;
  const change = () => inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, [{ id, place_id }]));
  await change();
  await expect.poll(async () => (await counts({ city: "indore" })).categories[slug]).toBe(1);
  await rows("update businesses set deleted_at = now() where id = $1", [id]);
  await change();
  await expect.poll(async () => (await counts({ city: "indore" })).categories[slug]).toBe(undefined);
});

const linksOf = async (path: string) => {
  const page = await (await fetch(town.url + path, { headers: { accept: "text/html" } })).text();
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
};

test("the pages link to no empty category, and an empty one stays at its address and says so", async () => {
  const { categories } = await counts({ city: "indore" });
  const all = (await rows<{ slug: string }>("select slug from categories")).map(({ slug }) => slug);
  const empty = all.filter((slug) => !categories[slug]);
  expect(empty.length).toBeGreaterThan(0);
  const links = await linksOf("/indore");
  for (const slug of Object.keys(categories)) expect(links).toContain(`/indore?category=${slug}`);
  for (const slug of empty) expect(links).not.toContain(`/indore?category=${slug}`);

  const [gone] = await counted("businesses", APPROVED);
  const ended = await rows<{ id: string; place_id: number }>(
    "update businesses set deleted_at = now() where subcategory_id in (select s.id from subcategories s join categories c on c.id = s.category_id where c.slug = $1) returning id, place_id",
    [gone!.slug],
  );
  await inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, ended));
  const offered = async () => (await linksOf("/home")).flatMap((href) => /category=(.+)$/.exec(href)?.[1] ?? []);
  await expect.poll(offered).not.toContain(gone!.slug);
  expect((await offered()).length).toBeGreaterThan(1);
  const page = await (await fetch(`${town.url}/indore?category=${gone!.slug}`)).text();
  expect(page).toContain("Tell me when there is one");
  expect(page).toMatch(/Nothing under .* yet/);
});
