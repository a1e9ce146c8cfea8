/** The rows of a spreadsheet as records of our columns, which stand in any order; the first row with anything in it names them. */

import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import type { SheetRow } from "#server/platform/spreadsheets/sheet-row.ts";
import { COLUMNS, type Column } from "./fields.ts";

export interface FileRecord {
  line: number;
  values: Partial<Record<Column, string>>;
}

const REQUIRED: Column[] = ["businessName", "subCategory", "city", "phoneNo"];

/** The records in order; `ignored` is told the columns that are not ours. Throws BrokenFile. */
export async function* recordsOf(
  rows: AsyncIterable<SheetRow>,
  ignored: (columns: string[]) => void,
): AsyncGenerator<FileRecord> {
  let columns: Array<Column | undefined> | undefined;
  for await (const { line, cells } of rows) {
    if (columns) yield { line, values: valuesOf(cells, columns) };
    else {
      columns = columnsOf(cells);
      ignored(cells.filter((name, at) => name && !columns![at]));
    }
  }
  if (!columns) throw new BrokenFile("imports.empty");
}

function columnsOf(header: string[]): Array<Column | undefined> {
  const known = new Map<string, Column>(COLUMNS.map((column) => [column.toLowerCase(), column]));
  const columns = header.map((name) => known.get(name.replace(/[\s_-]/g, "").toLowerCase()));
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length) throw new BrokenFile("imports.columns-missing", { columns: missing.join(", ") });
  return columns;
}

function valuesOf(cells: string[], columns: Array<Column | undefined>): FileRecord["values"] {
  const values: FileRecord["values"] = {};
  for (const [at, column] of columns.entries()) if (column) values[column] = cells[at] ?? "";
  return values;
}
