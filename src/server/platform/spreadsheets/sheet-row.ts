/** What every form of a spreadsheet is read as: its rows, one after the other. */
import type { Encoding } from "./encoding.ts";

export interface SheetRow {
  /** The line on which it begins, or the number that the program shows beside it; the first is 1. */
  line: number;
  /** What people see in the cells, trimmed. */
  cells: string[];
}

export interface Spreadsheet {
  /** Rows with nothing in them are left out. Throws BrokenFile. */
  rows: AsyncGenerator<SheetRow>;
  /** How much of it has been read, from 0 to 1. */
  share(): number;
  /** Of a CSV: in which its letters were read. */
  encoding?: Encoding;
}
