/** The SQL of uploaded lists. */
import { sql } from "kysely";
import type { ListKindKey } from "#contract/import-kinds.ts";
import type { ImportResult } from "#contract/import-result.ts";
import type { ImportAnswer } from "#contract/imports.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface Failure {
  code: string;
  values: Record<string, string | number>;
}
export interface ListProgress {
  step: "reading" | "comparing" | "storing";
  rows: number;
  percent: number;
}
export type ListRow = Awaited<ReturnType<typeof listUploaded>>[number];

interface NewList {
  id: string;
  uploaded_by: string;
  kind: ListKindKey;
  file_name: string;
  language: Language;
  bytes: Buffer;
  uploaded_at: Date;
}

export async function insertList({ db }: Handle, list: NewList): Promise<void> {
  await db
    .insertInto("uploaded_lists")
    .values({ ...list, state: "trying" })
    .execute();
}

/** Lists whose import has not ended. */
export async function countOpen({ db }: Handle): Promise<number> {
  const { total } = await db
    .selectFrom("uploaded_lists")
    .where("bytes", "is not", null)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Without their files, the newest first. */
export function listUploaded({ db }: Handle) {
  return db
    .selectFrom("uploaded_lists as l")
    .innerJoin("members as m", "m.id", "l.uploaded_by")
    .select(["l.id", "l.file_name", "l.state", "l.import_id", "l.uploaded_at"])
    .select([
      sql<ListKindKey>`l.kind`.as("kind"),
      sql<ListProgress | null>`l.progress`.as("progress"),
      sql<ImportResult | null>`l.result`.as("result"),
      sql<Failure | null>`l.failure`.as("failure"),
      sql<boolean>`exists (select from refused_row_sheets s where s.list_id = l.id)`.as("has_refused"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("uploader"),
    ])
    .orderBy("l.uploaded_at", "desc")
    .orderBy("l.id")
    .limit(50)
    .execute();
}

/** Held until the transaction ends. */
export function lockList({ db }: Handle, id: string) {
  return db
    .selectFrom("uploaded_lists")
    .select(["id", "file_name", "state"])
    .select([sql<ImportAnswer[]>`answers`.as("answers"), sql<ImportResult | null>`result`.as("result")])
    .select([sql<Failure | null>`failure`.as("failure"), sql<boolean>`bytes is not null`.as("has_file")])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function findFile({ db }: Handle, id: string) {
  return db
    .selectFrom("uploaded_lists")
    .select([
      "bytes",
      "state",
      "steps_begun",
      "language",
      "file_name",
      "uploaded_by",
      sql<ListKindKey>`kind`.as("kind"),
      sql<ImportAnswer[]>`answers`.as("answers"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteList({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("uploaded_lists").where("id", "=", id).execute();
}

export async function deleteListsBefore({ db }: Handle, day: Date): Promise<void> {
  await db.deleteFrom("uploaded_lists").where("uploaded_at", "<", day).execute();
}
