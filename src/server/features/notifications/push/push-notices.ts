/** Tells members on their devices: each notification of a chosen topic goes into a ledger in its own transaction, and from there once to every device, through the queue. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { PushTopic } from "#contract/push-settings.ts";
import type { Catalogues } from "#messages/words.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { countBelow } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { sendPush } from "#server/platform/push/push-services.ts";
import { words } from "#server/platform/words.ts";
import { dueAt, isQuiet, minutesUntilQuiet } from "../alerts/hours.ts";
import {
  type DueNotice,
  deleteGoneDevice,
  deleteNoticesBefore,
  findDevice,
  findLanguage,
  finishNotices,
  insertPushNotice,
  listDevices,
  listMembersWithDueNotices,
  lockDueNotices,
  markTold,
  postponeNotices,
} from "./push-queries.ts";
import { topicOf } from "./topics.ts";

/** The tasks' names in the queue. */
export const SEND_DUE_PUSHES = "send-due-pushes";
export const DELIVER_PUSH = "deliver-push";
const AT_ONCE = 1000;
const KEPT_DAYS = 30;
const OF_DAY = { name: "push", most: 20, seconds: 86_400 };

interface Told {
  memberId: string;
  notificationId: string;
  key: keyof Catalogues["notices"];
  about?: string | undefined;
  path: string | null;
}

/** Notes that a notification is to be told; nothing where nobody has chosen that. */
export async function addPushNotice(
  ctx: Handle & Pick<Ctx, "clock">,
  { memberId, notificationId, key, about, path }: Told,
): Promise<void> {
  const topic = topicOf(key);
  if (!topic) return;
  const now = ctx.clock.now();
  await insertPushNotice(ctx, {
    id: newId(),
    member_id: memberId,
    mark: `${about ?? notificationId} ${dayOf(now)}`,
    topic,
    notification_id: notificationId,
    path,
    created_at: now,
    due: { "at-once": dueAt(now, "at-once"), digest: dueAt(now, "digest") },
  });
}

/** The job of every minute: takes what is due out of the ledger and hands it to the queue, one job a device. */
export async function sendDuePushes(base: Base): Promise<void> {
  for (const memberId of await listMembersWithDueNotices(base, base.clock.now(), AT_ONCE))
    await inTransaction(base, (base) => sendTo(base, memberId));
}

async function sendTo(base: Base, memberId: string): Promise<void> {
  const now = base.clock.now();
  const due = await lockDueNotices(base, memberId, now);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  if (isQuiet(now)) return postponeNotices(base, ids, dueAt(now, "at-once"));
  const devices = await listDevices(base, memberId);
  for (const [topic, notices] of Map.groupBy(due, ({ topic }) => topic)) {
    const unread = notices.filter((notice) => notice.unread);
    const own = notices.map(({ id }) => id);
    if (unread.length > 0 && devices.length > 0) {
      if (!(await countBelow(base, OF_DAY, memberId, 1))) {
        await postponeNotices(base, own, dueAt(now, "digest"));
        continue;
      }
      const text = JSON.stringify(await textOf(base, memberId, topic as PushTopic, unread));
      const until = new Date(now.getTime() + minutesUntilQuiet(now) * 60_000).toISOString();
      for (const { id } of devices) await base.ports.addJob(base, DELIVER_PUSH, { id, topic, text, until });
    }
    await finishNotices(base, own, now);
  }
}

/** How many of what: neither names nor contacts nor anything of a profile stands on a locked screen. */
async function textOf(base: Base, memberId: string, topic: PushTopic, notices: DueNotice[]) {
  const { language } = await findLanguage(base, memberId);
  const [first, ...others] = new Set(notices.map(({ path }) => path));
  const path = others.length === 0 && first ? first : paths.notifications();
  return {
    title: await brandIn(base, language),
    body: words[language](`push.${topic}`, { n: notices.length }),
    path: inLanguage(language, path),
    topic,
    language,
  };
}

/** The job of one device; a push service that is down is asked again until the night. */
export async function deliverPush(
  base: Base,
  { id, topic, text, until }: { id: string; topic: string; text: string; until: string },
): Promise<void> {
  const now = base.clock.now();
  const device = await findDevice(base, id);
  const seconds = Math.floor((new Date(until).getTime() - now.getTime()) / 1000);
  if (!device || seconds <= 0) return;
  const target = { endpoint: device.endpoint, publicKey: device.public_key, auth: device.auth };
  const ending = await sendPush(base.config, { target, text, topic, seconds, now });
  if (ending === "gone") return deleteGoneDevice(base, id);
  if (ending === "sent") return markTold(base, id, now);
  base.log.warn({ topic }, "a push service refused a notice for good");
}

/** Forgets what was told long ago. */
export async function forgetOldPushes(base: Handle & Pick<Ctx, "clock">): Promise<void> {
  await deleteNoticesBefore(base, new Date(base.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
