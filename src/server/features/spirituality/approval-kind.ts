/** Entries as the staff approve them, and what reports about them do. */

import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { PendingEntry } from "#server/tables/json-columns.ts";
import { factsOf } from "./entry-facts.ts";
import { applyEdit } from "./entry-values.ts";
import { type EntryRow, findPlaceNames, listByIds } from "./queries.ts";
import { sevaKind } from "./seva-kind.ts";
import { listImageKeys } from "./write-queries.ts";

export const sevaApproval: ApprovalKind = {
  key: "seva",
  table: "seva_entries",
  // With the pictures of an edit that waits, or nobody would have seen them.
  listFacts: async (ctx, ids) => {
    const rows = await listByIds(ctx, ids);
    const keys = await listImageKeys(
      ctx,
      rows.flatMap(({ pending_edit }) => pending_edit?.imageIds ?? []),
    );
    const imagesOf = ({ images, pending_edit }: EntryRow) => [
      ...new Set([...images, ...(pending_edit?.imageIds ?? []).flatMap((id) => keys.get(id) ?? [])]),
    ];
    return new Map(rows.map((row) => [row.id, { facts: factsOf(row), images: imagesOf(row) }]));
  },
  edits: {
    factsOf: async (ctx, id, edit) => {
      const { imageIds, ...columns } = edit as PendingEntry;
      const [row] = await listByIds(ctx, [id]);
      if (!row) return [];
      const place = columns.place_id === undefined ? {} : await findPlaceNames(ctx, columns.place_id);
      return factsOf({ ...row, ...columns, ...place }, imageIds?.length);
    },
    apply: (ctx, id, edit) => applyEdit(ctx, id, edit as PendingEntry),
  },
  changed: async (ctx, id) => {
    const [row] = await listByIds(ctx, [id]);
    if (row) await itemsChanged(ctx, sevaKind, [row]);
  },
  ownPath: paths.spirituality(),
  pausing: ["asks-for-money", "not-genuine", "offensive"],
};
