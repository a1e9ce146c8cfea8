/** Groups as the staff approve them: what they read of each, and that its founder moderates it from then on. */
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import type { ReferenceData } from "#server/features/directory/category-and-place.ts";
import type { PendingGroup } from "#server/tables/json-columns.ts";
import { groupChanged, placesOf } from "./groups.ts";
import { letIn } from "./membership.ts";
import { applyEdit } from "./own-groups.ts";
import { type GroupRow, listByIds } from "./queries.ts";
import { updateGroupRow } from "./write-queries.ts";

export const groupApproval: ApprovalKind = {
  key: "group",
  table: "groups",
  listFacts: async (ctx, ids) => {
    const rows = await listByIds(ctx, ids);
    const { places } = await placesOf(ctx, rows);
    return new Map(rows.map((row) => [row.id, { facts: factsOf(row, places) }]));
  },
  edits: {
    factsOf: async (ctx, id, edit) => {
      const [row] = await listByIds(ctx, [id]);
      if (!row) return [];
      const wanted = { ...row, ...(edit as PendingGroup) };
      return factsOf(wanted, (await placesOf(ctx, [wanted])).places);
    },
    apply: (ctx, id, edit) => applyEdit(ctx, id, edit as PendingGroup),
  },
  changed: groupChanged,
  approved: async (ctx, id) => {
    const [row] = await listByIds(ctx, [id]);
    if (!row || row.moderator_id) return;
    await updateGroupRow(ctx, id, { moderator_id: row.owner_id });
    await letIn(ctx, id, row.owner_id);
  },
  ownPath: paths.groups(),
  pausing: ["asks-for-money", "not-genuine", "offensive"],
  reportsToHold: 3,
};

/** Both languages, one under the other: the staff approve what everybody will read. */
function factsOf(row: GroupRow, places: ReferenceData["places"]): Fact[] {
  const of = (label: Fact["label"], ...texts: Array<string | null>): Fact[] => {
    const text = texts.filter(Boolean).join("\n\n");
    return text === "" ? [] : [{ label, text, textHi: null }];
  };
  const place = row.place_id === null ? undefined : places.byId.get(row.place_id);
  return [
    ...of("title", row.name, row.name_hi),
    ...of("description", row.description, row.description_hi),
    ...of("rules", row.rules, row.rules_hi),
    ...(row.is_closed ? [{ label: "kind", text: "Closed", textHi: "बंद" } as const] : []),
    ...(place ? [{ label: "place", text: place.name, textHi: place.name_hi } as const] : []),
  ];
}
