/** Notices to a member about the safety of the account: in the portal always, and by e-mail or SMS where it matters. */
import { paths } from "#contract/paths.ts";
import type { MessageId } from "#messages/words.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { countAttempt } from "#server/platform/limits/attempts.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { canSend } from "#server/platform/outbox/transports.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

type NoticeCtx = Handle & Pick<Ctx, "clock" | "config" | "ports">;

const GOOD_MINUTES = 48 * 60;
const MISUSE = { name: "session-misused", most: 1, seconds: 3600 };

/** The PIN was changed or reset: by e-mail when the member has one, else by SMS. */
export async function notifyPinChanged(ctx: NoticeCtx, memberId: string): Promise<void> {
  await notify(ctx, { memberId, key: "notice.pin.changed", redirect: paths.changePin() });
  const account = await getAccount(ctx, memberId);
  const isMailed = await mail(ctx, account, "outgoing.pin-changed");
  if (isMailed || !canSend(ctx.config, "sms")) return;
  await sendMessage(ctx, {
    channel: "sms",
    to: account.phone,
    template: "outgoing.pin-changed",
    values: { name: account.firstName },
    language: account.language,
    goodMinutes: GOOD_MINUTES,
  });
}

/** The account was opened on a device that it did not know; the SMS with the code has reached the phone already. */
export async function notifyNewDevice(ctx: NoticeCtx, memberId: string): Promise<void> {
  await notify(ctx, { memberId, key: "notice.device.new", redirect: paths.changePin() });
  await mail(ctx, await getAccount(ctx, memberId), "outgoing.device-new");
}

/** A live token came without the cookie that it is bound to: once an hour at most. */
export async function notifyMisuse(
  ctx: Omit<NoticeCtx, "ports">,
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

async function mail(
  ctx: NoticeCtx,
  account: { email: string | null; firstName: string; language: "en" | "hi" },
  template: MessageId,
): Promise<boolean> {
  if (!account.email || !canSend(ctx.config, "email")) return false;
  await sendMessage(ctx, {
    channel: "email",
    to: account.email,
    template,
    values: { name: account.firstName },
    language: account.language,
    goodMinutes: GOOD_MINUTES,
  });
  return true;
}
