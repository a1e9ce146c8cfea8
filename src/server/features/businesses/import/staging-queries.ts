/** The SQL of what an import sets aside in the database, in temporary tables of its transaction: the rows of the file, and what there is to say about them. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ListRow, Remark } from "./list-kind.ts";
import type { RefusedRow } from "./report.ts";

const FETCH = 250;

export async function openStaging({ db }: Handle): Promise<void> {
  await sql`create temporary table import_rows (key text collate "C" not null, line bigint not null, content text not null) on commit drop`.execute(
    db,
  );
  await sql`create temporary table import_remarks (line bigint not null, number integer generated always as identity, content text not null) on commit drop`.execute(
    db,
  );
  await sql`create temporary table import_refused (line bigint not null, content text not null) on commit drop`.execute(
    db,
  );
}

export async function stageRows({ db }: Handle, rows: ListRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`insert into import_rows (key, line, content)
    select * from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ line }) => line)}::bigint[], ${rows.map((row) => JSON.stringify(row))}::text[])`.execute(
    db,
  );
}

/** Those of one key after each other, in the order of the file. */
export function listStaged(ctx: Handle): AsyncGenerator<ListRow> {
  return contents<ListRow>(ctx, "staged_rows", sql`select content from import_rows order by key, line`);
}

export async function addRemarks({ db }: Handle, remarks: Remark[]): Promise<void> {
  if (!remarks.length) return;
  await sql`insert into import_remarks (line, content)
    select * from unnest(${remarks.map(({ line }) => line)}::bigint[], ${remarks.map((remark) => JSON.stringify(remark))}::text[])`.execute(
    db,
  );
}

/** Rows that cannot be taken, as they stand in the file. */
export async function addRefused({ db }: Handle, rows: Array<{ line: number; cells: string[] }>): Promise<void> {
  if (!rows.length) return;
  await sql`insert into import_refused (line, content)
    select * from unnest(${rows.map(({ line }) => line)}::bigint[], ${rows.map(({ cells }) => JSON.stringify(cells))}::text[])`.execute(
    db,
  );
}

/** Those rows with what is to be said of each, in the order of their lines. */
export function listRefused(ctx: Handle): AsyncGenerator<RefusedRow> {
  return contents<RefusedRow>(
    ctx,
    "staged_refused",
    sql`select json_build_object('line', f.line, 'cells', f.content::json, 'remarks',
      (select json_agg(m.content::json order by m.number) from import_remarks m where m.line = f.line))::text as content
      from import_refused f order by f.line`,
  );
}

/** So that the remarks on a line are found without reading all of them. */
export async function indexRemarks({ db }: Handle): Promise<void> {
  await sql`create index on import_remarks (line)`.execute(db);
}

/** In the order of their lines. */
export function listRemarks(ctx: Handle): AsyncGenerator<Remark> {
  return contents<Remark>(ctx, "staged_remarks", sql`select content from import_remarks order by line, number`);
}

/** Reads through a cursor, so that a million rows are not in memory at once. */
async function* contents<Content>(
  { db }: Handle,
  cursor: string,
  select: ReturnType<typeof sql>,
): AsyncGenerator<Content> {
  await sql`declare ${sql.id(cursor)} no scroll cursor for ${select}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ content: string }>`fetch ${sql.lit(FETCH)} from ${sql.id(cursor)}`.execute(db);
    if (!rows.length) return;
    for (const { content } of rows) yield JSON.parse(content) as Content;
  }
}
