// A kind that no room knows: without category, leads, opening hours or pages of its own. The rooms that serve every kind list, find and count its items by its row alone.
import { beforeAll, expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { indexMissingCards, reindexItems } from "#server/features/search/index/indexing.ts";
import type { Ctx } from "#server/platform/context.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { openSearching } from "#tests/harness/searching.ts";
import { findLockedView, viewCards } from "./cards.ts";
import { countPublic } from "./item-queries.ts";
import type { Kind } from "./kinds.ts";
import { listNewest } from "./newest-queries.ts";
import { listSources } from "./search-source-queries.ts";
import { countView } from "./viewings.ts";

const temples: Kind = {
  key: "temple" as never,
  idField: "fkTempleId",
  listField: "temples",
  notFound: "page.gone",
  hasLeads: false,
  number: 30,
  table: "temples" as never,
  postedAt: "created_at",
  hasCategory: false,
  isPublic: (alias: string) => `${alias}.deleted_at is null`,
  makeCards: async (_ctx, ids) => {
    const { rows } = await searching.connection.pool.query(
      "select * from temples where id = any($1) and deleted_at is null",
      [ids],
    );
    return rows.map(({ id, name, place_id }) => ({
      id,
      place_id,
      subcategory_id: null,
      members: membersOf({ _id: shortId(id), templeName: name }),
      locked: membersOf({ locked: true }),
    }));
  },
  listSearchSources: (ctx, ids) =>
    listSources(ctx, temples, ids, {
      columns: "'' as business_name, '' as offering_names, p.lat, p.lng, 0 as images, false as has_hours",
      category: {
        join: "",
        columns:
          "null::int as subcategory_id, null::int as category_id, 'mandir' as subcategory_words, '' as category_words",
      },
    }),
};

const searching = openSearching();
const [first, second] = [newId(), newId()];

beforeAll(async () => {
  const { pool } = searching.connection;
  await pool.query(
    `create table temples (id uuid primary key, owner_id uuid not null, name text not null, description text not null, place_id integer not null, views integer not null default 0,
      created_at timestamptz not null default now(), deleted_at timestamptz)`,
  );
  const placeId = await searching.placeId("ujjain");
  await pool.query(
    "insert into temples (id, owner_id, name, description, place_id, created_at) values ($1, $3, 'Zeqovar Mahadev', 'By the river', $4, '2026-01-01'), ($2, $3, 'Hanuman of the Hill', 'zeqovar once', $4, '2026-01-02')",
    [first, second, newId(), placeId],
  );
  await reindexItems(searching.connection, [...kinds, temples], temples, [first, second]);
});

test("it is found by its words, the better match first, in its place and in all India", async () => {
  for (const placeId of [undefined, await searching.placeId("ujjain")]) {
    const page = await searching.ask({ kind: temples, text: "zeqovar", placeId });
    expect(page.items.map(({ id }) => id)).toEqual([first, second]);
    expect(page.match).toBe("all");
  }
  expect((await searching.ask({ text: "zeqovar" })).items.map(({ id }) => id)).not.toContain(first);
  const about = await searching.ask({ kind: temples, text: "mandir" });
  expect(about.items.map(({ id }) => id).sort()).toEqual([first, second].sort());
});

test("its cards tell their place and no category, stored or made anew, and its list goes newest first", async () => {
  const { connection } = searching;
  const list = async () => {
    const rows = await listNewest(connection, temples, { from: startOf(undefined), limit: 10 });
    return (await viewCards(connection, temples, rows)).map((card) => JSON.parse(card));
  };
  const stored = await list();
  expect(stored.map(({ templeName, city }) => [templeName, city])).toEqual([
    ["Hanuman of the Hill", "Ujjain"],
    ["Zeqovar Mahadev", "Ujjain"],
  ]);
  expect(stored[0]).not.toHaveProperty("category");
  expect(JSON.parse((await findLockedView(connection, temples, first))!)).toMatchObject({ locked: true });
  await connection.pool.query("delete from cards where kind = $1", [temples.number]);
  expect(await list()).toEqual(stored);
  await indexMissingCards(connection, [...kinds, temples]);
  expect(await findLockedView(connection, temples, first)).toBeDefined();
});

test("a list that brings ids alone shows the stored cards in its order, and makes only those that are missing", async () => {
  const { connection } = searching;
  await indexMissingCards(connection, [...kinds, temples]);
  const made: string[] = [];
  const watched = {
    ...temples,
    makeCards: (ctx, ids) =>
      temples.makeCards(
        ctx,
        ids.filter((id) => made.push(id)),
      ),
  } as Kind;
  const names = async () =>
    (await viewCards(connection, watched, [{ id: second }, { id: first, distanceKm: 3.4 }])).map((card) =>
      JSON.parse(card),
    );
  const both = [
    { templeName: "Hanuman of the Hill", distanceKm: null },
    { templeName: "Zeqovar Mahadev", distanceKm: 3 },
  ];
  expect(await names()).toMatchObject(both);
  expect(made).toEqual([]);
  await connection.pool.query("delete from cards where id = $1", [first]);
  expect(await names()).toMatchObject(both);
  expect(made).toEqual([first]);
  await indexMissingCards(connection, [...kinds, temples]);
});

test("its viewers are counted, its public items too, and one that is taken away is in no list and no search", async () => {
  const { connection } = searching;
  const visitor = {
    ...connection,
    viewer: { kind: "visitor" },
    caller: { ip: "127.0.0.1", userAgent: "browser" },
    clock: { now: () => new Date() },
    config: { sessionSecret: "secret" },
  } as unknown as Ctx;
  for (const views of [1, 1]) expect(await countView(visitor, { kind: temples, id: first }, newId())).toBe(views);
  expect(await countPublic(connection, temples)).toBe(2);
  await connection.pool.query("update temples set deleted_at = now() where id = $1", [first]);
  await reindexItems(connection, [...kinds, temples], temples, [first]);
  expect(await countPublic(connection, temples)).toBe(1);
  expect((await searching.ask({ kind: temples, text: "zeqovar" })).items.map(({ id }) => id)).toEqual([second]);
});
