/** The search on a database of a test file's own, with the names of its items and places. */
import { afterAll, beforeAll, inject } from "vitest";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import type { SearchInput, SearchPage } from "#server/features/search/finding/page.ts";
import { search } from "#server/features/search/search.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { copyDatabase } from "./database.ts";

export interface Searching {
  connection: Connection;
  /** A search for businesses, the first twenty, unless the input says otherwise. */
  ask(input: Partial<SearchInput>): Promise<SearchPage>;
  /** The names of a page's items, in their order. */
  named(page: SearchPage): Promise<string[]>;
  /** The slug of the place that was understood, if any. */
  placeOf(page: SearchPage): Promise<string | undefined>;
  placeId(slug: string): Promise<number>;
}

/** Opens before the first test of a file and closes after its last; until then there is no connection. */
export function openSearching(): Searching {
  const opened = {} as { connection: Connection; drop: () => Promise<void> };
  beforeAll(async () => {
    const copy = await copyDatabase(inject("databaseUrl"));
    Object.assign(opened, { connection: await connect(copy.url, 4), drop: copy.drop });
  });
  afterAll(async () => {
    await opened.connection.close();
    await opened.drop();
  });
  const rows = async <Row extends object>(sql: string, values: unknown[]) =>
    (await opened.connection.pool.query<Row>(sql, values)).rows;
  return {
    get connection() {
      return opened.connection;
    },
    ask: (input) => search(opened.connection, { kind: businessKind, text: "", limit: 20, ...input }),
    async named({ items }) {
      const ids = items.map((item) => item.id);
      const found = await rows<{ id: string; name: string }>(
        "select id, name from businesses where id = any($1) union all select id, name from listings where id = any($1)",
        [ids],
      );
      const names = new Map(found.map((row) => [row.id, row.name]));
      return ids.map((id) => names.get(id) ?? id);
    },
    placeOf: async ({ understood }) =>
      (await rows<{ slug: string }>("select slug from places where id = $1", [understood.placeId ?? 0]))[0]?.slug,
    placeId: async (slug) => (await rows<{ id: number }>("select id from places where slug = $1", [slug]))[0]?.id ?? 0,
  };
}
