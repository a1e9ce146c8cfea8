/** What an import is asked, and what it answers. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Remark } from "./row.ts";

export interface ImportReport {
  /** All that the file holds; each is counted once below. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows of a business that stands further up in the same file; they were taken together. */
  repeated: number;
  /** Rows that were not taken. */
  refused: number;
  ignoredColumns: string[];
}

export interface Progress {
  /** A trial compares instead of storing. */
  step: "reading" | "comparing" | "storing";
  /** Rows that this step has behind it. */
  rows: number;
  /** Of the step, from 0 to 1. */
  share: number;
}

export interface ImportOptions {
  isDryRun: boolean;
  now: Date;
  /** Brings the search index in step with each of these batches of ids, in the same transaction. */
  index(ctx: Handle, batches: AsyncIterable<string[]>): Promise<void>;
  /** Is told at the end, in the order of the lines, every reason why a row was not taken, and every row that was taken together with another. */
  tell(remark: Remark): void;
  /** Is told again and again how far it is. */
  progress?(progress: Progress): void;
}
