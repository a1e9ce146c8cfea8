/** The rows of a spreadsheet as records of our columns, which stand in any order; the first row that names columns does so, and titles above it are left out. */

import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import type { SheetRow } from "#server/platform/spreadsheets/sheet-row.ts";
import type { Column } from "./fields.ts";
import { countKnown, type Heading, readHeadings } from "./headings.ts";
import type { Answers } from "./values.ts";

export interface FileRecord extends SheetRow {
  values: Partial<Record<Column, string>>;
  /** Whether something stands under no heading. */
  hasUnnamed: boolean;
}

const REQUIRED: Column[] = ["businessName", "subCategory", "city", "phoneNo"];
/** Where headings are looked for, and how many known ones make a row of them. */
const MOST_TITLES = 10;
const FEWEST_KNOWN = 2;

type Tell = (headings: Heading[], titles: string[]) => void;

/** The records in order; `tell` is told what the headings mean, and what stands above them, before anything else is done. Throws BrokenFile. */
export async function* recordsOf(
  rows: AsyncIterable<SheetRow>,
  answers: Answers,
  tell: Tell,
): AsyncGenerator<FileRecord> {
  const titles: SheetRow[] = [];
  let headings: Heading[] | undefined;
  for await (const row of rows) {
    if (headings) yield recordOf(row, headings);
    else if (countKnown(row.cells, answers) >= FEWEST_KNOWN)
      headings = headingsOf(row, answers, (read) => tell(read, titles.map(textOf)));
    else if (titles.push(row) >= MOST_TITLES) break;
  }
  if (headings) return;
  if (!titles.length) throw new BrokenFile("imports.empty");
  headingsOf(titles[0]!, answers, (read) => tell(read, []));
  throw new BrokenFile("imports.columns-missing", { columns: REQUIRED.join(", ") });
}

function headingsOf({ cells }: SheetRow, answers: Answers, tell: (headings: Heading[]) => void): Heading[] {
  const headings = readHeadings(cells, answers);
  tell(headings);
  const missing = REQUIRED.filter((column) => !headings.some((heading) => heading.column === column));
  if (missing.length) throw new BrokenFile("imports.columns-missing", { columns: missing.join(", ") });
  return headings;
}

function recordOf({ line, cells }: SheetRow, headings: Heading[]): FileRecord {
  const values: FileRecord["values"] = {};
  for (const [at, { column }] of headings.entries()) if (column) values[column] = withoutMark(cells[at] ?? "");
  return { line, cells, values, hasUnnamed: cells.some((cell, at) => cell && !headings[at]?.heading) };
}

const textOf = ({ cells }: SheetRow) => cells.filter(Boolean).join(" ");

/** An apostrophe keeps a spreadsheet from making a formula or a shortened number of a cell; sheets of rows that were not taken have it. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[\d=+\-@%"'|])/, "");
}
