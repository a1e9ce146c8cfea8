/** Wants as the staff approve them (features/approvals): what is read of each, and what follows a decision. */
import { rupees } from "#base/money.ts";
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { WantKind } from "#contract/want-choices.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import {
  categoryOf,
  type ReferenceData,
  referenceFor,
  viewPlace,
} from "#server/features/directory/category-and-place.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingWant } from "#server/tables/json-columns.ts";
import { listedWants } from "./listed.ts";
import { tellSellers } from "./matching.ts";
import { columnsOf } from "./own-wants.ts";
import { findWant, listByIds, type WantRow } from "./queries.ts";
import { wantKind } from "./want-kinds.ts";
import { updateWantRow } from "./write-queries.ts";

/** Sellers are told of a requirement as soon as it is public. */
const FOLLOWS: Partial<Record<WantKind, NonNullable<ApprovalKind["approved"]>>> = { requirement: tellSellers };
const OWN_PATHS = { buyer: paths.buyers(), seller: paths.sellers(), requirement: paths.requirements() };

function approvalKind(key: WantKind): ApprovalKind {
  const kind = wantKind(key);
  const follow = FOLLOWS[key];
  return {
    key,
    table: listedWants[key].table,
    async listFacts(ctx, ids) {
      const rows = await listByIds(ctx, ids);
      const reference = await referenceFor(ctx, rows);
      return new Map(rows.map((row) => [row.id, { facts: factsOf(row, reference) }]));
    },
    edits: {
      async factsOf(ctx, id, edit) {
        const row = await findWant(ctx, id);
        if (!row) return [];
        const edited = { ...row, ...columnsOf(afterEdit(row, edit as PendingWant)) };
        return factsOf(edited, await referenceFor(ctx, [edited]));
      },
      async apply(ctx, id, edit) {
        const row = await findWant(ctx, id);
        if (row) await updateWantRow(ctx, id, columnsOf(afterEdit(row, edit as PendingWant)));
      },
    },
    changed: async (ctx, id) => {
      const row = await findWant(ctx, id);
      if (row) await itemsChanged(ctx, kind, [row]);
    },
    ...(follow ? { approved: (ctx: Ctx, id: string) => follow(ctx, id) } : {}),
    ownPath: OWN_PATHS[key],
    pausing: ["asks-for-money", "not-genuine", "offensive"],
  };
}

function afterEdit(row: WantRow, edit: PendingWant): Required<PendingWant> {
  const { name, description, quantity, price_unit: priceUnit, subcategory_id: subcategoryId } = row;
  return { name, description, quantity, priceUnit, subcategoryId, ...edit };
}

function factsOf(row: WantRow, reference: ReferenceData): Fact[] {
  const { city, cityHi } = viewPlace(row, reference);
  const { subCategory, subCategoryHi } = categoryOf(row.subcategory_id, reference);
  const plain = (label: Fact["label"], text: string): Fact => ({ label, text, textHi: null });
  return [
    plain("title", row.name),
    { label: "category", text: subCategory, textHi: subCategoryHi },
    plain("description", row.description),
    plain("quantity", row.quantity),
    ...priceFacts(row),
    { label: "place", text: city, textHi: cityHi },
    plain("until", row.until_date),
    plain("contact", [row.contact_person, row.phone, row.email].filter(Boolean).join(", ")),
  ];
}

function priceFacts({ price_from_paise: from, price_to_paise: to, price_unit: unit }: WantRow): Fact[] {
  const amounts = [...new Set([from, to])].flatMap((paise) => (paise === null ? [] : rupees(paise)));
  if (amounts.length === 0) return [];
  return [{ label: "pay", text: [amounts.join(" – "), unit].filter(Boolean).join(" / "), textHi: null }];
}

export const wantApprovals = [approvalKind("seller"), approvalKind("buyer"), approvalKind("requirement")];
