/** Rows of one file that name the same business are taken together, and both lines are told. */
import { DETAILS, type Detail } from "#contract/business-details.ts";
import type { ImportRow, Remark } from "./row.ts";

/** One row a business, of rows in the order of their keys; what was taken together is added to `remarks`. */
export async function* businessesOf(rows: AsyncIterable<ImportRow>, remarks: Remark[]): AsyncGenerator<ImportRow> {
  let last: ImportRow | undefined;
  for await (const row of rows) {
    if (last?.key === row.key) {
      remarks.push({ line: row.line, field: "businessName", reason: "imports.merged", values: { n: last.line } });
      last = merged(last, row);
    } else {
      if (last) yield last;
      last = row;
    }
  }
  if (last) yield last;
}

/** Of two texts the fuller one, and where neither is, what the later row says. It is named by the line of the first. */
function merged(first: ImportRow, later: ImportRow): ImportRow {
  return {
    ...later,
    line: first.line,
    name: fuller(first.name, later.name),
    address: fuller(first.address, later.address),
    pinCode: fuller(first.pinCode, later.pinCode),
    description: fuller(first.description, later.description),
    details: Object.fromEntries(
      DETAILS.map((detail) => [detail, fuller(first.details[detail], later.details[detail])]),
    ) as Record<Detail, string | null>,
    ownerName: fuller(first.ownerName, later.ownerName),
    ownerPhone: later.ownerPhone === later.phone ? first.ownerPhone : later.ownerPhone,
  };
}

function fuller<Text extends string | null>(first: Text, later: Text): Text {
  return (first?.length ?? 0) > (later?.length ?? 0) ? first : later;
}
