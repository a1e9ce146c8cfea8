/** What a kind of list is to the import: its columns, and how one of its rows is read, compared with what is stored, stored and taken back. */
import type { RawBuilder } from "kysely";
import type { ListColumn, ListKindKey } from "#contract/import-kinds.ts";
import type { ImportedRow } from "#contract/import-result.ts";
import type { MessageId, Values } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ValueReader } from "./values.ts";

/** A row that can be taken. */
export interface ListRow {
  line: number;
  /** The same for the same thing in every file. */
  key: string;
}

/** What there is to say about a row. */
export interface Remark {
  line: number;
  field: ListColumn;
  reason: MessageId;
  values?: Values;
  /** Settled by an answer; nothing need be corrected in the list. */
  isQuestion?: true;
}

/** The row with what is to be noted of it, or every reason against it. */
export interface ReadRow<Row extends ListRow = ListRow> {
  row?: Row;
  bad: Remark[];
  notes: Remark[];
}

export type Cells = Partial<Record<ListColumn, string>>;

/** What is stored under a key already. */
export interface StoredRow {
  id: string;
  /** Of the values that it has, or that the last import gave it. */
  print: string | null;
  isDeleted: boolean;
  /** Its owner has signed up. */
  isClaimed: boolean;
}

export interface ListKind<Row extends ListRow = ListRow> {
  key: ListKindKey;
  columns: readonly ListColumn[];
  /** Without these no row can be taken. */
  required: readonly ListColumn[];
  /** What "Name" means beside a column that is the name already. */
  otherName?: ListColumn;
  /** Where remarks on a row as a whole stand. */
  nameColumn: ListColumn;
  /** Where its rows are stored, and what an import writes over there: an undo gives these back. */
  table: "businesses" | "listings" | "listed_members";
  importedColumns: readonly string[];

  readRow(cells: Cells, line: number, values: ValueReader): ReadRow<Row>;
  /** Looks up beside the file what a row needs, and takes away the rows that then cannot be taken. */
  complete?(ctx: Handle, rows: Array<ReadRow<Row>>, now: Date): Promise<void>;
  /** Two rows of one key, the later one last. */
  merge(first: Row, later: Row): Row;
  /** Changes whenever a value changes. */
  printOf(row: Row): string;
  /** By key. */
  findStored(ctx: Handle, rows: Row[]): Promise<Map<string, StoredRow>>;
  /** The same, held until the transaction ends, so that no edit and no deletion slips in between. */
  lockStored(ctx: Handle, rows: Row[]): Promise<Map<string, StoredRow>>;
  /** Answers their ids. */
  insertRows(ctx: Handle, rows: Row[], now: Date): Promise<string[]>;
  updateRows(ctx: Handle, rows: Array<{ id: string; row: Row }>, now: Date): Promise<void>;
  /** As the console shows some of them. */
  viewRows(ctx: Handle, rows: Row[]): Promise<ImportedRow[]>;

  /** id, name, phone and why (null: nothing) of all that the import added or changed. */
  hindered(importId: number): RawBuilder<unknown>;
  /** Takes away what the import added, but for these; answers the ids. */
  removeAdded(ctx: Handle, importId: number, except: string[], now: Date): Promise<string[]>;
}
