/** The rows of a spreadsheet as records of our columns, which stand in any order; the first row that names columns does so, and titles above it are left out. */

import type { ListColumn } from "#contract/import-kinds.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import type { SheetRow } from "#server/platform/spreadsheets/sheet-row.ts";
import { type Heading, type HeadingReader, headingReader } from "./headings.ts";
import type { Cells, ListKind, Remark } from "./list-kind.ts";
import type { Answers } from "./values.ts";

export interface FileRecord extends SheetRow {
  values: Cells;
  /** Whether something stands under no heading. */
  hasUnnamed: boolean;
}

/** Where headings are looked for, and how many known ones make a row of them. */
const MOST_TITLES = 10;
const FEWEST_KNOWN = 2;
/** A column that is needed, and the one that will do in its stead. */
const IN_STEAD: Partial<Record<ListColumn, ListColumn>> = { city: "district" };

type Tell = (headings: Heading[], titles: string[]) => void;

/** The records in order; `tell` is told what the headings mean, and what stands above them, before anything else is done. Throws BrokenFile. */
export async function* recordsOf(
  rows: AsyncIterable<SheetRow>,
  { list, answers }: { list: ListKind; answers: Answers },
  tell: Tell,
): AsyncGenerator<FileRecord> {
  const reader = headingReader(list, answers);
  const titles: SheetRow[] = [];
  let headings: Heading[] | undefined;
  for await (const row of rows) {
    if (headings) yield recordOf(row, headings);
    else if (reader.countKnown(row.cells) >= FEWEST_KNOWN)
      headings = headingsOf(row, list, reader, (read) => tell(read, titles.map(textOf)));
    else if (titles.push(row) >= MOST_TITLES) break;
  }
  if (headings) return;
  if (!titles.length) throw new BrokenFile("imports.empty");
  headingsOf(titles[0]!, list, reader, (read) => tell(read, []));
  throw new BrokenFile("imports.columns-missing", { columns: list.required.join(", ") });
}

function headingsOf(
  { cells }: SheetRow,
  { required }: ListKind,
  reader: HeadingReader,
  tell: (headings: Heading[]) => void,
): Heading[] {
  const headings = reader.read(cells);
  tell(headings);
  const has = (wanted: ListColumn | undefined) => headings.some(({ column }) => column && column === wanted);
  const missing = required.filter((column) => !has(column) && !has(IN_STEAD[column]));
  if (missing.length) throw new BrokenFile("imports.columns-missing", { columns: missing.join(", ") });
  return headings;
}

function recordOf({ line, cells }: SheetRow, headings: Heading[]): FileRecord {
  const values: FileRecord["values"] = {};
  for (const [at, { column }] of headings.entries()) if (column) values[column] = withoutMark(cells[at] ?? "");
  return { line, cells, values, hasUnnamed: cells.some((cell, at) => cell && !headings[at]?.heading) };
}

/** "Total", "Grand total: 120", "कुल योग". */
const TOTAL = /^(?:(?:(?:grand|sub)[\s-]*)?total|कुल|योग|महायोग)(?![\p{L}\p{M}])/iu;
const COUNT = /^[\p{Nd}\s.,₹/-]+$/u;

/** The records without lines that only sum up, which are told. */
export async function* withoutTotals(
  records: AsyncIterable<FileRecord>,
  { nameColumn }: Pick<ListKind, "nameColumn">,
  remarks: Remark[],
): AsyncGenerator<FileRecord> {
  for await (const record of records) {
    const said = record.cells.filter((cell) => cell && !COUNT.test(cell));
    const [title, ...others] = said;
    if (!title || others.length || !TOTAL.test(title)) yield record;
    else remarks.push({ line: record.line, field: nameColumn, reason: "imports.total", values: { value: title } });
  }
}

const textOf = ({ cells }: SheetRow) => cells.filter(Boolean).join(" ");

/** An apostrophe keeps a spreadsheet from making a formula or a shortened number of a cell; sheets of rows that were not taken have it. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[\d=+\-@%"'|])/, "");
}
