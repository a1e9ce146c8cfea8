/** Rows and columns on wide screens, a stack of cards on phones. */
// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import type { Key, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Names the row: its heading, and the top of its card. One column at most. */
  heading?: boolean;
  /** Buttons: no header is repeated beside them on a card. */
  actions?: boolean;
  /** May be long text: on a card it stands below its header where it has no room beside it. */
  wide?: boolean;
  /** Says by itself what it is: on a card it stands without its header, as wide as the card. */
  whole?: boolean;
};

type Props<Row> = {
  /** Says what the table holds, for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows that need attention. */
  isMarked?: (row: Row) => boolean;
};

/** One row per entry; wrap it in nothing that scrolls sideways. */
export function Table<Row>({ caption, columns, rows, rowKey, isMarked }: Props<Row>) {
  return (
    <table
      role="table"
      className="block w-full text-start md:table md:border-separate md:border-spacing-0 md:rounded-lg md:border md:border-line md:bg-card"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className="border-b border-line px-3 py-3 text-start text-sm font-semibold text-ink-soft"
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classNames(
              "block rounded-lg border border-line p-4 md:table-row md:border-0 md:p-0 md:[&:not(:last-child)>*]:border-b",
              isMarked?.(row) ? "border-s-4 border-s-accent bg-accent-soft" : "bg-card md:bg-transparent",
            )}
          >
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const layout = "md:table-cell md:border-line md:px-3 md:py-3 md:align-middle";
  if (column.heading) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={classNames("mb-2 block text-start text-lg font-semibold md:text-base", layout)}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={classNames(
        "py-1",
        "flex items-baseline justify-between gap-x-4",
        column.wide && "flex-wrap",
        layout,
        column.actions && "mt-2 md:text-end",
      )}
    >
      {column.actions || column.whole ? null : (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft md:hidden">
          {column.header}
        </span>
      )}
      <span
        className={classNames(
          "min-w-0",
          column.actions && "flex flex-wrap gap-2 md:flex-nowrap md:justify-end",
          column.whole && "w-full",
          !column.actions && !column.wide && !column.whole && "text-end md:text-start",
        )}
      >
        {column.cell(row)}
      </span>
    </td>
  );
}
