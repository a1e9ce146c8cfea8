/** Rows of one file that name the same thing are taken together, and both lines are told. */
import type { ListKind, ListRow, Remark } from "./list-kind.ts";

/** One row a key, of rows in the order of their keys; what was taken together is added to `remarks`. */
export async function* mergedRows(
  { nameColumn, merge }: Pick<ListKind, "nameColumn" | "merge">,
  rows: AsyncIterable<ListRow>,
  remarks: Remark[],
): AsyncGenerator<ListRow> {
  let last: ListRow | undefined;
  for await (const row of rows) {
    if (last?.key === row.key) {
      remarks.push({ line: row.line, field: nameColumn, reason: "imports.merged", values: { n: last.line } });
      last = merge(last, row);
    } else {
      if (last) yield last;
      last = row;
    }
  }
  if (last) yield last;
}

/** Of two texts the fuller one, and where neither is, the first. */
export function fuller<Text extends string | null>(first: Text, later: Text): Text {
  return (later?.length ?? 0) > (first?.length ?? 0) ? later : first;
}
