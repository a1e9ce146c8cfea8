/** docs/data-dictionary.md as the comments in the migrated database tell it: '[names on the wire] what it holds' for a column, '[group] what it holds' for a table. */
import { join } from "node:path";
import type pg from "pg";

export const dictionaryFile = join(import.meta.dirname, "../../docs/data-dictionary.md");

const INTRODUCTION = `Every table and every column, written by \`npm run tables\` from the comments that the migrations give them, and held to the migrated database by \`tests/house/docs.test.ts\`. The second column has the names on the wire, which are the specification's and stop at contract and view. Ids are UUIDv7, 22 url-safe characters on the wire; keys of reference data are small integers. Money is in whole paise, except the prices of plans on the wire, which are rupees. Instants are UTC (ISO 8601 on the wire), days are days of Asia/Kolkata. A mark is a keyed hash under \`SESSION_SECRET\`: it finds what belongs together and cannot be read back.`;

/** The groups that come first, in this order, each with what is said of all its tables. */
const GROUPS: Record<string, string> = {
  "Places and categories":
    "Reference data from `db/reference` (7,021 places, 36 states and union territories, 30 categories with 218 subcategories). A process holds all of it in memory and reads it again within about a minute (`platform/postgres/reference-cache.ts`).",
  Members: "",
  "Businesses and listings": "",
  Search: "What it holds follows from the rows above, in the same transaction ([0010](decisions/0010-search.md)).",
  "Leads, notifications, messages": "",
  "Plans and payments": "",
  Donations: "",
  "Staff and operation": "",
};

export interface CommentedColumn {
  /** With its schema where that is not the usual one. */
  table: string;
  about: string | null;
  column: string;
  comment: string | null;
}

/** Every column of the portal's own tables, the tables in the order in which they were made, the columns in the order of the table. */
export async function commentedColumns(database: Pick<pg.ClientBase, "query">): Promise<CommentedColumn[]> {
  const { rows } = await database.query<CommentedColumn>(
    `select concat_ws('.', nullif(n.nspname, 'public'), t.relname) as "table", obj_description(t.oid, 'pg_class') as about,
       a.attname as "column", col_description(t.oid, a.attnum) as comment
     from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
     where n.nspname in ('public', 'sandbox_gateway') and t.relkind in ('r', 'p') and not t.relispartition and a.attnum > 0 and not a.attisdropped
     order by t.oid, a.attnum`,
  );
  return rows;
}

/** The text of the file. Throws when the comment of a table names no group. */
export function dictionary(columns: CommentedColumn[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table).values()];
  const groups = Map.groupBy(tables, ([first]) => inBrackets(first!.about).brackets || undefined);
  const homeless = groups.get(undefined)?.map(([first]) => first!.table);
  if (homeless)
    throw new Error(`The comments of ${homeless.join(", ")} name no group: '[Group] What the table holds.'`);
  const titles = new Set([...Object.keys(GROUPS), ...groups.keys()]) as Set<string>;
  const parts = [...titles].map((title) => groupText(title, groups.get(title) ?? []));
  return `${["# Data dictionary", INTRODUCTION, ...parts].join("\n\n")}\n`;
}

function groupText(title: string, tables: CommentedColumn[][]): string {
  const texts = tables.map((columns) => {
    const { table, about } = columns[0]!;
    const head = [`### \`${table}\``, inBrackets(about).text, "", "| column | wire | what it holds |", "|---|---|---|"];
    return [...head, ...rowsOf(columns)].join("\n");
  });
  return [`## ${title}`, GROUPS[title], ...texts].filter(Boolean).join("\n\n");
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
    const { brackets, text } = inBrackets(run[0]!.comment);
    const cells = [run.map(({ column }) => code(column)).join(", "), brackets.split(", ").map(code).join(", "), text];
    return `|${cells.map((cell) => (cell ? ` ${cell} ` : " ")).join("|")}|`;
  });
}

/** '[brackets] text' in its two parts. */
function inBrackets(comment: string | null): { brackets: string; text: string } {
  const [, brackets = "", text = ""] = /^(?:\[([^\]]*)\] ?)?(.*)$/s.exec(comment ?? "")!;
  return { brackets, text };
}

function code(name: string): string {
  return name && `\`${name}\``;
}
