/** How a member wants alerts: read and set by the member. */
import { ALERT_CHANNELS, type AlertChannel, type AlertPace, type AlertSettingsView } from "#contract/alert-settings.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { canSend } from "#server/platform/outbox/transports.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findReceiver, type Receiver, upsertSettings } from "./alert-queries.ts";
import { addressesOf } from "./ways.ts";

export async function getAlertSettings(ctx: Ctx): Promise<AlertSettingsView> {
  const receiver = (await findReceiver(ctx, memberOf(ctx).id)) ?? refuse("member.not-found");
  const { channel, pace } = receiver;
  return { channel, pace, channels: ALERT_CHANNELS.filter((one) => isUsable(ctx, receiver, one)) };
}

/** Refuses a channel that does not lead to the caller. */
export async function setAlertSettings(
  ctx: Ctx,
  { channel, pace }: { channel: AlertChannel; pace: AlertPace },
): Promise<AlertSettingsView> {
  const { id } = memberOf(ctx);
  const receiver = (await findReceiver(ctx, id)) ?? refuse("member.not-found");
  if (!isUsable(ctx, receiver, channel)) refuse("alert.channel-unavailable");
  await upsertSettings(ctx, { member_id: id, channel, pace, updated_at: ctx.clock.now() });
  return getAlertSettings(ctx);
}

function isUsable({ config }: Ctx, receiver: Receiver, channel: AlertChannel): boolean {
  return channel === "none" || (addressesOf(receiver)[channel] !== null && canSend(config, channel));
}
