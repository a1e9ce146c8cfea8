/** Notices to a member about the safety of the account: in the portal always, and by SMS or e-mail where it matters. */
import { paths } from "#contract/paths.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { countAttempt } from "#server/platform/limits/attempts.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

type NoticeCtx = Handle & Pick<Ctx, "clock" | "config" | "log" | "ports">;

const GOOD_MINUTES = 48 * 60;
const MISUSE = { name: "session-misused", most: 1, seconds: 3600 };

/** The PIN was changed or reset: by SMS, because whoever holds a session can name another e-mail address but no other phone. */
export async function notifyPinChanged(ctx: NoticeCtx, memberId: string): Promise<void> {
  await notify(ctx, { memberId, key: "notice.pin.changed", redirect: paths.changePin() });
  const { phone, language } = await getAccount(ctx, memberId);
  await sendMessage(ctx, {
    channel: "sms",
    to: phone,
    template: "outgoing.pin-changed",
    values: {},
    language,
    goodMinutes: GOOD_MINUTES,
  });
}

/** The account was opened on a device that it did not know: by e-mail too; the SMS with the code has reached the phone already. */
export async function notifyNewDevice(ctx: NoticeCtx, memberId: string): Promise<void> {
  await notify(ctx, { memberId, key: "notice.device.new", redirect: paths.changePin() });
  const { mailAddress, language } = await getAccount(ctx, memberId);
  if (!mailAddress) return;
  await sendMessage(ctx, {
    channel: "email",
    to: mailAddress,
    template: "outgoing.device-new",
    values: {},
    language,
    goodMinutes: GOOD_MINUTES,
  });
}

/** A live token came without the cookie that it is bound to: once an hour at most. */
export async function notifyMisuse(
  ctx: Omit<NoticeCtx, "log" | "ports">,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<void> {
  if ((await countAttempt(ctx, MISUSE, sessionId)) > 0) return;
  await notify(ctx, {
    memberId,
    key: "notice.session.misused",
    redirect: paths.changePin(),
    about: `session:${sessionId}`,
  });
}
