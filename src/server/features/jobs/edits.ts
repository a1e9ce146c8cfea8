/** What one save makes of an opening: what is not approved yet changes at once and waits as a whole; of an approved one the texts wait while the old ones stay public. */
import type { Selectable } from "kysely";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JobOpenings } from "#server/tables/database.ts";
import type { PendingOpening } from "#server/tables/json-columns.ts";
import type { OpeningColumns } from "./columns.ts";

const OPEN = { closed_at: null, filled_at: null };

/** The columns that change. Until when it is open, how many are wanted and how the owner is reached need nobody's approval. */
export function savedColumns(ctx: Pick<Ctx, "clock">, before: Selectable<JobOpenings>, wanted: OpeningColumns) {
  const now = ctx.clock.now();
  const saved = { ...OPEN, edit_rejection_message: null, updated_at: now };
  if (before.approval !== "approved" && before.approval !== "withheld")
    return {
      ...wanted,
      ...saved,
      approval: "pending" as const,
      rejection_message: null,
      waiting_since: before.waiting_since ?? now,
    };
  const { closing_date, openings, phone, email, ...texts } = wanted;
  const edit = nextEdit<PendingOpening>(shownOf(before, texts), before.pending_edit, texts);
  return {
    ...saved,
    closing_date,
    openings,
    phone,
    email,
    pending_edit: edit && JSON.stringify(edit),
    waiting_since: edit && (before.waiting_since ?? now),
  };
}

/** An opening as its owner and the staff read it: with the changes that wait. */
export function withEdit<Row extends { pending_edit: PendingOpening | null }>(row: Row): Row {
  return { ...row, ...row.pending_edit };
}

/** What others see of the same columns. */
function shownOf(before: Selectable<JobOpenings>, texts: Omit<Required<PendingOpening>, never>) {
  return Object.fromEntries(
    Object.keys(texts).map((column) => [column, before[column as keyof typeof texts]]),
  ) as unknown as Required<PendingOpening>;
}
