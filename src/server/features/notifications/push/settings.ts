/** What a member is told of on their devices, and which those are: read and set by the member. */
import { newId } from "#base/ids.ts";
import type { AlertPace } from "#contract/alert-settings.ts";
import { PUSH_DEVICES_MAX, type PushSettingsView, type PushTopic } from "#contract/push-settings.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { isPushService } from "#server/platform/push/push-services.ts";
import { senderKey } from "#server/platform/push/sender-key.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  deleteDevice,
  findPushSettings,
  listDevices,
  trimDevices,
  upsertDevice,
  upsertPushSettings,
} from "./push-queries.ts";

const CHANGES = { name: "push-device", most: 60, seconds: 86_400 };

export async function getPushSettings(ctx: Ctx): Promise<PushSettingsView> {
  const { id } = memberOf(ctx);
  const [chosen, devices] = await Promise.all([findPushSettings(ctx, id), listDevices(ctx, id)]);
  return { ...chosen, publicKey: senderKey(ctx.config), devices: devices.length };
}

export async function setPushSettings(
  ctx: Ctx,
  { topics, pace }: { topics: PushTopic[]; pace: AlertPace },
): Promise<PushSettingsView> {
  const { id } = memberOf(ctx);
  await upsertPushSettings(ctx, { member_id: id, topics: [...new Set(topics)], pace, updated_at: ctx.clock.now() });
  return getPushSettings(ctx);
}

/** Refuses an address that belongs to no push service. */
export async function addDevice(
  ctx: Ctx,
  { endpoint, publicKey, auth }: { endpoint: string; publicKey: string; auth: string },
): Promise<PushSettingsView> {
  const { id } = memberOf(ctx);
  if (!isPushService(ctx.config, endpoint)) refuse("push.unknown-service");
  await takeAttempt(ctx, CHANGES, id);
  await inTransaction(ctx, async (ctx) => {
    const row = { id: newId(), member_id: id, endpoint, public_key: publicKey, auth, created_at: ctx.clock.now() };
    await upsertDevice(ctx, row);
    await trimDevices(ctx, id, PUSH_DEVICES_MAX);
  });
  return getPushSettings(ctx);
}

export async function removeDevice(ctx: Ctx, { endpoint }: { endpoint: string }): Promise<PushSettingsView> {
  await deleteDevice(ctx, { memberId: memberOf(ctx).id, endpoint });
  return getPushSettings(ctx);
}
