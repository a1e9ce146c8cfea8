/** Why a spreadsheet cannot be read at all, and the limits that hold for every form of one. */
import type { MessageId, Values } from "#messages/words.ts";

/** The file itself is wrong, not a row of it; `reason` with `values` says it in words that a volunteer understands. */
export class BrokenFile extends Error {
  readonly reason: MessageId;
  readonly values: Values;
  constructor(reason: MessageId, values: Values = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}

/** Of all cells of one row together, so that no row fills the memory. */
export const MOST_BYTES_A_ROW = 100_000;
