/** Thanks to a volunteer, in the volunteer's language: a member gets a notice and a message, a visitor an SMS. */
import { DAY_MS } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { type LockedVolunteer, updateVolunteer } from "./staff-queries.ts";
import { lockOthers } from "./staff-volunteers.ts";

const BETWEEN_DAYS = 7;
const GOOD_MINUTES = 3 * 24 * 60;

type Way = { channel: "email" | "sms"; to: string };

/** Once a week at most. Answers by what it went out; a visitor whom no SMS reaches is not thanked. */
export function thankVolunteer(ctx: Ctx, id: string): Promise<"email" | "sms" | "notice"> {
  return inTransaction(ctx, async (ctx) => {
    const volunteer = await lockOthers(ctx, id);
    const { name, state, thanked_at, member_id: memberId } = volunteer;
    const now = ctx.clock.now();
    if (thanked_at && now.getTime() - thanked_at.getTime() < BETWEEN_DAYS * DAY_MS)
      refuse("volunteer.thanked-lately", { n: BETWEEN_DAYS });
    const kind = state === "active" || state === "ended" ? "volunteer-helped" : "volunteer-offered";
    await updateVolunteer(ctx, id, { thanked_at: now, updated_at: now });
    await logStaffAction(ctx, { action: "volunteer.thanked", kind: "volunteer", id, name });
    if (memberId) await notify(ctx, { memberId, key: `notice.${kind}`, redirect: paths.volunteer() });
    const way = await wayTo(ctx, volunteer);
    const sent = await sendMessage(ctx, {
      ...way,
      template: `outgoing.${kind}`,
      values: { link: `${ctx.config.publicUrl}${paths.volunteer()}` },
      language: volunteer.language,
      goodMinutes: GOOD_MINUTES,
    });
    if (sent) return way.channel;
    return memberId ? "notice" : refuse("volunteer.not-thanked");
  });
}

/** To a member, where the member has proved to be reached. */
async function wayTo(ctx: Ctx, { member_id, phone }: LockedVolunteer): Promise<Way> {
  if (member_id === null) return { channel: "sms", to: phone };
  const account = await getAccount(ctx, member_id);
  return account.mailAddress ? { channel: "email", to: account.mailAddress } : { channel: "sms", to: account.phone };
}
