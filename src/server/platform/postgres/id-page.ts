/** Lists in the order of their ids: the cursor is the id of the last row of a page, as it stands in links. */
import { longId, shortId } from "#base/ids.ts";
import { refuseFields } from "#server/platform/refusal.ts";

/** What a query of such a list takes: at most so many rows, from the one that follows this id; without one, from the first. */
export interface IdRange {
  limit: number;
  after?: string;
}
export type ListById<Row> = (range: IdRange) => Promise<Row[]>;

/**
 * One page and the cursor of the next, null at the end. `list` is asked for one row more than `limit`, so that the end is seen. Refuses what is no cursor of
 * ours.
 */
export async function idPage<Row extends { id: string }>(
  { limit, cursor }: { limit: number; cursor?: string },
  list: ListById<Row>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : (longId(cursor) ?? refuseFields({ cursor: "field.cursor.invalid" }));
  const found = await list({ limit: limit + 1, after });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? shortId(rows.at(-1)!.id) : null };
}

/** All rows of the list, read `size` at a time. */
export async function* allById<Row extends { id: string }>(size: number, list: ListById<Row>): AsyncGenerator<Row> {
  let rows: Row[];
  let after: string | undefined;
  do {
    rows = await list({ limit: size, after });
    yield* rows;
    after = rows.at(-1)?.id;
  } while (rows.length === size);
}
