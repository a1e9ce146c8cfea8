/** The log of the staff's deeds: each is written in the transaction of the deed itself. */
import { newId } from "#base/ids.ts";
import { type Ctx, memberOf } from "./context.ts";

export interface Deed {
  /** A message id of the staff's catalogue is made of it: 'staff.deed.<action>'. */
  action: "business.approved" | "business.rejected" | "edit.approved" | "edit.rejected";
  kind: "business";
  id: string;
  /** What the subject is called now. */
  name: string;
  detail?: Record<string, string>;
}

/** Writes that the caller, who must be staff, did this. */
export async function recordDeed(ctx: Ctx, { action, kind, id, name, detail = {} }: Deed): Promise<void> {
  await ctx.db
    .insertInto("staff_log")
    .values({
      id: newId(),
      staff_id: memberOf(ctx).id,
      action,
      subject_kind: kind,
      subject_id: id,
      subject_name: name,
      detail: JSON.stringify(detail),
      done_at: ctx.clock.now(),
    })
    .execute();
}
