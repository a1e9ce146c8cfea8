/** The sheet of rows that were not taken: each as it stands in the list, with its reasons in a last column, to be corrected and imported again. */
import { stringify } from "csv-stringify/sync";
import { inertCell } from "#base/csv.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import type { Words } from "#messages/words.ts";
import type { Heading } from "./headings.ts";
import type { RefusedRow } from "./report.ts";

/** Excel knows UTF-8 by this mark. */
export const MARK = "\ufeff";

/** A column as a volunteer calls it. */
export function columnLabel(column: ListColumn | "heading", say: Words): string {
  return say(`imports.column-${column}`);
}

/** Writes the cells of the sheet, its titles before the first row. An earlier column of reasons is left out. */
export function refusedSheet(say: Words, add: (cells: string[]) => void) {
  let kept: number[] | undefined;
  return (headings: Heading[], { cells, remarks }: RefusedRow): void => {
    const title = say("imports.sheet-reasons");
    if (!kept) {
      kept = headings.flatMap(({ heading, column, isSure }, at) => (isSure && !column && heading === title ? [] : at));
      add([...kept.map((at) => headings[at]!.heading), title]);
    }
    const reasons = remarks.map(({ field, reason, values }) => `${columnLabel(field, say)}: ${say(reason, values)}`);
    add([...kept.map((at) => cells[at] ?? ""), reasons.join("; ")]);
  };
}

/** One row as a line of CSV that no spreadsheet runs, shortens, or takes a zero from. */
export function sheetLine(cells: string[]): string {
  return stringify([cells.map(cellOf)], { record_delimiter: "\r\n" });
}

function cellOf(text: string): string {
  return /^(?:0\d+|\d{12,})$/.test(text) ? `'${text}` : inertCell(text);
}
