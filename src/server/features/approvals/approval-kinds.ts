/** What a kind of item is to the room that approves: its row, made by the kind's own room and handed over by app.ts. */
import type { ApprovalKindKey, ItemReportReason } from "#contract/approval-kinds.ts";
import type { Fact } from "#contract/approvals.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Database, JsonValue } from "#server/tables/database.ts";

/** What the staff read of an item. */
export interface ItemFacts {
  facts: Fact[];
  /** Keys of its pictures; none unless told. */
  images?: string[];
}

export interface ApprovalKind {
  key: ApprovalKindKey;
  /** Its rows have id, owner_id, name, approval, rejection_message, waiting_since, pending_edit, edit_rejection_message, held_at, updated_at and deleted_at; an index on (waiting_since, id) where waiting_since is not null. */
  table: keyof Database;
  /** The facts of these items, public or not, by id. */
  listFacts(ctx: Handle, ids: readonly string[]): Promise<Map<string, ItemFacts>>;
  /** What owners may change while the approved version stays public; left out where nothing waits. */
  edits?: {
    /** The facts as they would be. */
    factsOf(ctx: Handle, id: string, edit: JsonValue): Promise<Fact[]>;
    /** Takes it over, in the caller's transaction; the state of the approval is not its business. */
    apply(ctx: Ctx, id: string, edit: JsonValue): Promise<void>;
  };
  /** Brings lists, search and cached pages in step after each decision, in its transaction. */
  changed(ctx: Ctx, id: string): Promise<void>;
  /** What follows the first approval of a new or corrected item, in its transaction. */
  approved?(ctx: Ctx, id: string): Promise<void>;
  /** Where its owner reads the state of their own. */
  ownPath: string;
  /** For these reasons a report of a member with a plan keeps it out of sight until the staff have looked. */
  pausing: readonly ItemReportReason[];
  /** So many such reports, each of another member, are needed for it; one unless told. */
  reportsToHold?: number;
}
export type ApprovalKinds = readonly ApprovalKind[];
