/** What an import is asked, and what it answers. */
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Heading } from "./headings.ts";
import type { ListKind, ListRow, Remark, StoredRow } from "./list-kind.ts";
import type { Answers, ListedValue } from "./values.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface ImportReport {
  /** All that the file holds; each is counted once below. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows of what stands further up in the same file; they were taken together. */
  repeated: number;
  /** Rows that were not taken. */
  refused: number;
  /** Rows that wait for an answer and for nothing else. */
  asked: number;
  /** The row of headings, each with the column that it was read as. */
  headings: Heading[];
  /** What stands above the headings; it is not read. */
  titles: string[];
  /** Rows in which something stands under no heading; it is not read. */
  unnamed: number;
  /** Whether the file is no UTF-8, so that its letters were taken for those of Windows. */
  isWindows1252: boolean;
  /** Guessed and asked values of kinds and places. */
  listed: ListedValue[];
  /** By which it can be undone; undefined when nothing was stored. */
  id: number | undefined;
}

/** A row that was not taken, as it stood in the list. */
export interface RefusedRow {
  line: number;
  cells: string[];
  remarks: Remark[];
}

/** Some of what would be stored. */
export interface Judgement {
  fresh: ListRow[];
  changed: Array<StoredRow & { row: ListRow }>;
}

export interface Progress {
  /** A trial compares instead of storing. */
  step: "reading" | "comparing" | "storing";
  /** Rows that this step has behind it. */
  rows: number;
  /** Of the step, from 0 to 1. */
  share: number;
}

/** What the rows of a list are, and how the search follows them. */
export interface IndexedList {
  list: ListKind;
  /** Brings the search index in step with each of these batches of ids, in the same transaction. */
  index(ctx: Handle, batches: AsyncIterable<string[]>): Promise<void>;
}

export interface ImportOptions extends IndexedList {
  isDryRun: boolean;
  now: Date;
  /** Of the names that are shown. */
  language: Language;
  vocabulary: Vocabulary;
  answers: Answers;
  /** Whether somebody looked at what the headings were taken for; without it an import stops at a heading that is not ours. */
  isConfirmed: boolean;
  /** By which people know the list. */
  fileName: string;
  /** Who imports it in the console; nobody by the command. */
  importedBy?: string;
  /** Is told at the end, in the order of the lines, every reason why a row was not taken, and every row that was taken together with another. */
  tell(remark: Remark): void;
  /** Is told at the end every row that was not taken, in the order of the lines. */
  refuse?(row: RefusedRow): void;
  /** Is told what the headings mean, also when the file then cannot be taken. */
  headings?(headings: Heading[]): void;
  /** Is told what is new and what is changed, some at a time. */
  judged?(judgement: Judgement): void;
  /** Is told the report at the end, within the transaction of the import; not of a trial. */
  stored?(ctx: Handle, report: ImportReport): Promise<void>;
  /** Is told again and again how far it is. */
  progress?(progress: Progress): void;
}
