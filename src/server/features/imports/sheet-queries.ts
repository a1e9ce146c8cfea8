/** The SQL of the sheets of rows that were not taken. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { RefusedRowSheets } from "#server/tables/database.ts";

export async function insertPiece({ db }: Handle, row: Insertable<RefusedRowSheets>): Promise<void> {
  await db.insertInto("refused_row_sheets").values(row).execute();
}

export async function findPiece({ db }: Handle, listId: string, piece: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("refused_row_sheets")
    .select("bytes")
    .where("list_id", "=", listId)
    .where("piece", "=", piece)
    .executeTakeFirst();
  return row?.bytes;
}

export async function deletePieces({ db }: Handle, listId: string): Promise<void> {
  await db.deleteFrom("refused_row_sheets").where("list_id", "=", listId).execute();
}
