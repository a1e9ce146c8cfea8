/** Lists by keyset: the opaque cursor names the last row shown, by its instant and id, so that page 500 costs what page 1 costs. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { longId, shortId } from "#base/ids.ts";
import { refuseFields } from "#server/platform/refusal.ts";

/** Rows in a list tell their instant in whole microseconds since 1970 and their id. */
export interface KeysetRow {
  id: string;
  at_micros: number;
}

/** The row before which a page begins; newest first. */
export interface Keyset {
  atMicros: string;
  id: string;
}

/** Later than any row. */
export const START: Keyset = { atMicros: "9000000000000000", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/** An instant column as KeysetRow wants it, and a parameter of it as an instant again. */
export const microsOf = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint as at_micros`;
export const instantOf = (parameter: string) =>
  `('epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond')`;

/** For the query builder: the column of KeysetRow, and the condition of what comes after the keyset, newest first. */
export const atMicros = (column: string) =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`.as("at_micros");
export const isBefore = (column: string, id: string, { atMicros, id: last }: Keyset): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)}, ${sql.ref(id)}) < ('epoch'::timestamptz + ${atMicros}::bigint * interval '1 microsecond', ${last}::uuid)`;

/** Where the page of a cursor begins; without one, at the newest. Refuses what is no cursor of ours. */
export function startOf(cursor: string | undefined): Keyset {
  if (cursor === undefined) return START;
  const [, atMicros, short] = /^([0-9]{1,16})_([A-Za-z0-9_-]{22})$/.exec(cursor) ?? [];
  const id = short && longId(short);
  if (!atMicros || !id) refuseFields({ cursor: "field.cursor.invalid" });
  return { atMicros, id };
}

/** The rows of a page out of `limit + 1` that were asked for, and the cursor of the next page: null at the end. */
export function pageOf<Row extends KeysetRow>(rows: Row[], limit: number): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** The cursor of the page after this row. */
export function cursorOf({ at_micros, id }: KeysetRow): string {
  return `${at_micros}_${shortId(id)}`;
}
