/** Where each channel reaches a member: mail goes to the confirmed address alone. */
import type { Channel } from "#server/platform/outbox/budget.ts";
import type { Receiver } from "./alert-queries.ts";

export function addressesOf({ phone, mail_address }: Receiver): Record<Channel, string | null> {
  return { sms: phone, whatsapp: phone, email: mail_address };
}
