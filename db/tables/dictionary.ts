/** docs/data-dictionary.md as the comments in the migrated database tell it: '[names on the wire] what it holds' for a column, a sentence for a table. */
import { join } from "node:path";
import type pg from "pg";
import { GROUPS, INTRODUCTION, type TableGroup } from "./dictionary-groups.ts";

export const dictionaryFile = join(import.meta.dirname, "../../docs/data-dictionary.md");

export interface CommentedColumn {
  /** With its schema where that is not the usual one. */
  table: string;
  about: string | null;
  column: string;
  comment: string | null;
}

/** Every column of the portal's own tables, in the order of the table. */
export async function commentedColumns(database: Pick<pg.ClientBase, "query">): Promise<CommentedColumn[]> {
  const { rows } = await database.query<CommentedColumn>(
    `select concat_ws('.', nullif(n.nspname, 'public'), t.relname) as "table", obj_description(t.oid, 'pg_class') as about,
       a.attname as "column", col_description(t.oid, a.attnum) as comment
     from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
     where n.nspname in ('public', 'sandbox_gateway') and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by 1, a.attnum`,
  );
  return rows;
}

/** The text of the file. Throws when a table is in no group, or a group names a table that is not there. */
export function dictionary(columns: CommentedColumn[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const grouped = GROUPS.flatMap((group) => group.tables);
  const odd = [...tables.keys()].filter((table) => !grouped.includes(table));
  if (odd.length) throw new Error(`db/tables/dictionary-groups.ts has no group for ${odd.join(", ")}`);
  const parts = ["# Data dictionary", INTRODUCTION, ...GROUPS.flatMap((group) => groupText(group, tables))];
  return `${parts.join("\n\n")}\n`;
}

function groupText({ title, introduction, tables }: TableGroup, columns: Map<string, CommentedColumn[]>): string[] {
  const text = tables.map((table) => {
    const own = columns.get(table);
    if (!own) throw new Error(`db/tables/dictionary-groups.ts names ${table}, which is not there`);
    const lines = [`### \`${table}\``, own[0]!.about ?? "", "", "| column | wire | what it holds |", "|---|---|---|"];
    return [...lines, ...rowsOf(own)].join("\n");
  });
  return [`## ${title}`, ...(introduction ? [introduction] : []), ...text];
}

/** Neighbours of which the same is said share a row. */
function rowsOf(columns: CommentedColumn[]): string[] {
  const runs: CommentedColumn[][] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last?.[0]?.comment === column.comment) last.push(column);
    else runs.push([column]);
  }
  return runs.map((run) => {
    const [, wire, text] = /^(?:\[([^\]]*)\] ?)?(.*)$/s.exec(run[0]!.comment ?? "")!;
    const cells = [
      run.map(({ column }) => code(column)).join(", "),
      (wire ?? "").split(", ").map(code).join(", "),
      text,
    ];
    return `|${cells.map((cell) => (cell ? ` ${cell} ` : " ")).join("|")}|`;
  });
}

function code(name: string): string {
  return name && `\`${name}\``;
}
