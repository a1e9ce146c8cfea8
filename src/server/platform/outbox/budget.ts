/** What messages may cost: each kind has so many a day for one receiver, and a share of its channel's hour that it may fill, so that what strangers can ask for leaves room for the rest. */
import type english from "#messages/en/outgoing.json";
import type { Ctx } from "#server/platform/context.ts";
import { countBelow } from "#server/platform/limits/attempts.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

type OutgoingId = keyof typeof english;
/** The kinds of messages: the ids of their texts, but for subjects and parts. */
export type Template = Exclude<OutgoingId, `${string}.subject` | `outgoing.part.${string}`>;
export type Channel = "sms" | "email" | "whatsapp";

interface Allowance {
  /** For one receiver. */
  aDay: number;
  /** Up to this part of the hour's messages; 1 is all of them. */
  share: number;
  /** Anybody can have it sent to numbers that nobody has proved: those in a row, as they are bought for pumping SMS, get fewer. */
  perPrefix?: true;
}

/** A kind without a row here does not compile. How often codes leave for one phone is counted where they are made, with the seconds to wait (features/auth/limits.ts); here they have a last stop. */
const ALLOWANCES: Record<Template, Allowance> = {
  "outgoing.code.sign-up": { aDay: 40, share: 0.7, perPrefix: true },
  "outgoing.code.reset-pin": { aDay: 60, share: 0.85 },
  "outgoing.code.login": { aDay: 40, share: 1 },
  "outgoing.code.staff": { aDay: 40, share: 1 },
  "outgoing.code.person": { aDay: 10, share: 0.7, perPrefix: true },
  "outgoing.code.claim": { aDay: 10, share: 0.7, perPrefix: true },
  "outgoing.code.email": { aDay: 5, share: 0.7 },
  "outgoing.pin-changed": { aDay: 3, share: 1 },
  "outgoing.device-new": { aDay: 3, share: 1 },
  "outgoing.receipt": { aDay: 5, share: 1 },
  "outgoing.donation": { aDay: 5, share: 1 },
  "outgoing.plan-expiring": { aDay: 2, share: 1 },
  "outgoing.plan-expired": { aDay: 2, share: 1 },
  "outgoing.lead": { aDay: 10, share: 0.7 },
  "outgoing.lead-call": { aDay: 5, share: 0.7 },
  "outgoing.lead-whatsapp": { aDay: 5, share: 0.7 },
  "outgoing.leads": { aDay: 3, share: 0.7 },
  "outgoing.follow-up": { aDay: 3, share: 0.7 },
  "outgoing.follow-ups": { aDay: 3, share: 0.7 },
  "outgoing.leads-waiting": { aDay: 1, share: 0.7 },
  "outgoing.business-approved": { aDay: 5, share: 1 },
  "outgoing.business-rejected": { aDay: 5, share: 1 },
  "outgoing.edit-approved": { aDay: 5, share: 1 },
  "outgoing.edit-rejected": { aDay: 5, share: 1 },
  "outgoing.claim-granted": { aDay: 5, share: 1 },
  "outgoing.claim-refused": { aDay: 5, share: 1 },
  "outgoing.consent-asked": { aDay: 5, share: 0.7 },
  "outgoing.consent-accepted": { aDay: 5, share: 0.7 },
  "outgoing.consent-refused": { aDay: 3, share: 0.7 },
  "outgoing.consent-revoked": { aDay: 3, share: 0.7 },
  "outgoing.profiles-found": { aDay: 1, share: 0.7 },
  "outgoing.festival": { aDay: 2, share: 0.7 },
  "outgoing.seva-request": { aDay: 5, share: 0.7 },
  "outgoing.want-matching": { aDay: 5, share: 0.7 },
  "outgoing.want-answered": { aDay: 5, share: 0.7 },
  "outgoing.want-accepted": { aDay: 5, share: 0.7 },
  "outgoing.applications": { aDay: 3, share: 0.7 },
  "outgoing.shortlisted": { aDay: 5, share: 0.7 },
  "outgoing.volunteer-offered": { aDay: 1, share: 0.5, perPrefix: true },
  "outgoing.volunteer-helped": { aDay: 1, share: 0.5, perPrefix: true },
};

export interface Spending {
  channel: Channel;
  to: string;
  template: Template;
  /** It will not be sent: it finds the budget as another does and leaves it as it was. */
  withheld?: boolean | undefined;
  /** It goes out beyond the hour's budget too, and counts. */
  always?: boolean | undefined;
}

type Counting = Handle & Pick<Ctx, "clock" | "config" | "log">;

const HOUR = 3600;
const DAY = 86_400;
const PREFIX_DIGITS = 4;
const NO_END = 2_000_000_000;

/** Counts a message; false when its receiver has had enough of its kind today, or the hour's budget leaves no room for it. */
export async function spend(ctx: Counting, { channel, to, template, withheld, always }: Spending): Promise<boolean> {
  const { aDay, share, perPrefix } = ALLOWANCES[template];
  const ofReceiver = { name: `message-${template}`, most: aDay, seconds: DAY };
  if (!(await countBelow(ctx, ofReceiver, to, 1))) return false;
  const by = withheld ? 0 : 1;
  const { smsPerHour, smsPerHourPerPrefix, mailsPerHour, whatsappPerHour } = ctx.config;
  const ofPrefix = { name: `message-${channel}-prefix`, most: smsPerHourPerPrefix, seconds: HOUR };
  const most = always
    ? NO_END
    : Math.ceil({ sms: smsPerHour, email: mailsPerHour, whatsapp: whatsappPerHour }[channel] * share);
  const ofHour = { name: `message-${channel}`, most, seconds: HOUR };
  const isWithin =
    (!perPrefix || (await countBelow(ctx, ofPrefix, to.slice(0, PREFIX_DIGITS), by))) &&
    (await countBelow(ctx, ofHour, "all", by));
  if (!isWithin) ctx.log.warn({ template, channel }, "the hourly limit of messages is reached");
  return isWithin;
}
