/** Notifications to members: written in the transaction that they are about, read by their owner alone. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { ownPath } from "#contract/own-path.ts";
import type { Catalogues } from "#messages/words.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { returnAttempt, takeOfDay } from "#server/platform/limits/attempts.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findDuplicate, findLeadNotification } from "./own-note-queries.ts";
import { addPushNotice } from "./push/push-notices.ts";
import {
  countUnread,
  deleteAbout,
  deleteAll,
  deleteOlderThan,
  deleteOne,
  insertNotification,
  listNotifications,
  markAll,
  markLeadingTo,
  markOne,
  type NotificationRow,
  wakeStreams,
} from "./queries.ts";

/** A message of the area notices. */
export type NoticeKey = keyof Catalogues["notices"];

export interface Notice {
  memberId: string;
  key: NoticeKey;
  values?: Record<string, string | number>;
  /** A path of this portal, without its language; anything else is left out. */
  redirect?: string;
  /** What it is about ('lead:<uuid>'): a later notice about the same takes the place of the earlier. */
  about?: string;
}

const NOTES = { name: "own-note", most: 50 };
const DUPLICATE_MS = 60_000;
const KEPT_DAYS = 365;

/** Writes a notification to a member, in the caller's transaction; open tabs get it once that commits, and devices whose member has chosen its topic are told. Answers its id. */
export async function notify(
  ctx: Handle & Pick<Ctx, "clock">,
  { memberId, key, values = {}, redirect, about }: Notice,
): Promise<string> {
  const id = newId();
  const path = redirect === undefined ? null : (ownPath(redirect) ?? null);
  if (about) await deleteAbout(ctx, memberId, about);
  await insertNotification(ctx, {
    id,
    member_id: memberId,
    key,
    parameters: JSON.stringify(values),
    redirect: path,
    about: about ?? null,
    created_at: ctx.clock.now(),
  });
  await addPushNotice(ctx, { memberId, notificationId: id, key, about, path });
  await wakeStreams(ctx, memberId, id);
  return id;
}

/** A note of the caller to itself; within a minute of a notification with the same path, or of the same note, it answers that one. */
export async function createOwnNote(
  ctx: Ctx,
  { text, redirect }: { text: string; redirect?: string },
): Promise<NotificationRow> {
  const memberId = memberOf(ctx).id;
  const path = redirect === undefined ? undefined : ownPath(redirect);
  const since = new Date(ctx.clock.now().getTime() - DUPLICATE_MS);
  const find = (ctx: Ctx) => findDuplicate(ctx, { memberId, text, redirect: path, since });
  return (
    (await find(ctx)) ??
    inTransaction(ctx, async (ctx) => {
      await takeOfDay(ctx, NOTES, memberId, "notification.too-many");
      // Others may have written the same while this one waited to be counted.
      const duplicate = await find(ctx);
      if (duplicate) {
        await returnAttempt(ctx, NOTES, memberId);
        return duplicate;
      }
      const id = await notify(ctx, { memberId, key: "notice.own", values: { t: text }, redirect: path });
      const [row] = await listNotifications(ctx, { memberId, limit: 1, ids: [id] });
      return row!;
    })
  );
}

/** The notification that went to an owner with the caller's newest lead of the last day; refuses when there is no such lead. */
export async function findForLead(
  ctx: Ctx,
  lead: { ownerId?: string; listingId?: string; businessId?: string },
): Promise<string | null> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const found = await findLeadNotification(ctx, { ...lead, memberId: memberOf(ctx).id, since });
  return (found ?? refuse("notification.lead-missing")).id;
}

/** One page of the caller's notifications, newest first. */
export function listOwn(ctx: Ctx, page: { limit: number; cursor?: string }) {
  const memberId = memberOf(ctx).id;
  return idPage(page, (range) => listNotifications(ctx, { memberId, ...range }));
}

/** How many of the caller's notifications are unread. */
export function countOwnUnread(ctx: Ctx): Promise<number> {
  return countUnread(ctx, memberOf(ctx).id);
}

export function readOne(ctx: Ctx, id: string): Promise<number> {
  return change(ctx, async (ctx, memberId) => (await markOne(ctx, memberId, id)) || refuse("notification.not-found"));
}

export function readAll(ctx: Ctx): Promise<number> {
  return change(ctx, markAll);
}

/** Reads everything that leads to this screen; the caller has it open. Answers how many others are unread. */
export function readLeadingTo(ctx: Ctx, paths: string[]): Promise<number> {
  const memberId = memberOf(ctx).id;
  return inTransaction(ctx, async (ctx) => {
    if ((await markLeadingTo(ctx, memberId, paths)) > 0) await wakeStreams(ctx, memberId);
    return countUnread(ctx, memberId);
  });
}

export function removeOne(ctx: Ctx, id: string): Promise<number> {
  return change(ctx, async (ctx, memberId) => (await deleteOne(ctx, memberId, id)) || refuse("notification.not-found"));
}

export function removeAll(ctx: Ctx): Promise<number> {
  return change(ctx, deleteAll);
}

/** Forgets notifications older than a year. */
export async function forgetOldNotifications(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  await deleteOlderThan(ctx, new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}

function change(ctx: Ctx, work: (ctx: Ctx, memberId: string) => Promise<unknown>): Promise<number> {
  const memberId = memberOf(ctx).id;
  return inTransaction(ctx, async (ctx) => {
    await work(ctx, memberId);
    await wakeStreams(ctx, memberId);
    return countUnread(ctx, memberId);
  });
}
