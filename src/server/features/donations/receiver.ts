/** Who receives donations: the operator's setting 'donations', of which receipts keep what held on their day. */
import { dayOf } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DonationReceiver } from "#server/tables/json-columns.ts";
import { getReceiverSetting, type ReceiverSetting } from "./queries.ts";

export async function getReceiver(ctx: Handle): Promise<ReceiverSetting> {
  const { prefix, name, address, pan, approval, registration, signatory } = await getReceiverSetting(ctx);
  return { prefix, name, address, pan, approval, registration, signatory };
}

/** The approval by which a gift of today may be deducted from income, if it runs. */
export async function findApproval(ctx: Handle & Pick<Base, "clock">): Promise<DonationReceiver["approval"]> {
  const { approval } = await getReceiver(ctx);
  const isOver = approval?.validUntil != null && approval.validUntil < dayOf(ctx.clock.now());
  return isOver ? null : approval;
}
