/** The first rows of a list by what would be made of them, and the first remarks on it. */

import type { ListRow, Remark } from "#server/features/businesses/import/list-kind.ts";
import type { Judgement } from "#server/features/businesses/import/report.ts";

const MOST_ROWS = 10;
const MOST_REMARKS = 10;

export interface Sample {
  fresh: ListRow[];
  changed: ListRow[];
  /** Lines that were taken together, then others. */
  remarks: Remark[];
}

/** A sample that is filled while the import goes on; rows come in no order of their lines. */
export function openSample(): Sample & { judged(judgement: Judgement): void; tell(remark: Remark): void } {
  const merged: Remark[] = [];
  const others: Remark[] = [];
  let [fresh, changed]: [ListRow[], ListRow[]] = [[], []];
  const first = (rows: ListRow[]) => rows.toSorted((a, b) => a.line - b.line).slice(0, MOST_ROWS);
  return {
    get fresh() {
      return fresh;
    },
    get changed() {
      return changed;
    },
    get remarks() {
      return [...merged, ...others];
    },
    judged(judgement) {
      fresh = first([...fresh, ...judgement.fresh]);
      changed = first([...changed, ...judgement.changed.map(({ row }) => row)]);
    },
    tell(remark) {
      // Questions are asked by distinct value.
      if (remark.isQuestion) return;
      const some = remark.reason === "imports.merged" ? merged : others;
      if (some.length < MOST_REMARKS) some.push(remark);
    },
  };
}
