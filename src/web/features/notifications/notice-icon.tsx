/** What a notification is about, as an icon beside its words. */
import { Bell, IdCard, MessageCircle, MessageSquareText, Phone, ShieldAlert, Store, UserPlus } from "lucide-react";
import type { ReactNode } from "react";

/** By the beginning of the key; the longest that fits comes first. */
const ICONS: Array<[start: string, icon: ReactNode]> = [
  ["notice.lead.call", <Phone key="call" aria-hidden="true" />],
  ["notice.lead.whatsapp", <MessageCircle key="whatsapp" aria-hidden="true" />],
  ["notice.lead", <MessageSquareText key="lead" aria-hidden="true" />],
  ["notice.business", <Store key="business" aria-hidden="true" />],
  ["notice.listing", <Store key="listing" aria-hidden="true" />],
  ["notice.plan", <IdCard key="plan" aria-hidden="true" />],
  ["notice.payment", <IdCard key="payment" aria-hidden="true" />],
  ["notice.invite", <UserPlus key="invite" aria-hidden="true" />],
  ["notice.pin", <ShieldAlert key="pin" aria-hidden="true" />],
  ["notice.device", <ShieldAlert key="device" aria-hidden="true" />],
  ["notice.session", <ShieldAlert key="session" aria-hidden="true" />],
];

export function noticeIcon(key: string): ReactNode {
  return ICONS.find(([start]) => key.startsWith(start))?.[1] ?? <Bell aria-hidden="true" />;
}
