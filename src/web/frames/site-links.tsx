/** Where the header and the phone's menu lead: what everyone sees, what only visitors and only members see. */
import { Bell, IdCard, LogOut, UserPen } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import type { MessageId } from "#messages/words.ts";

export interface SiteLink {
  title: MessageId;
  path: string;
  /** `visitor`: hidden where a session is stored; `member`: the other way round. Decided before the first paint. */
  only?: "visitor" | "member";
  /** The one that stands out. */
  marked?: boolean;
  icon?: ReactNode;
  /** The header of a narrow desk has no room for it; the foot of the page and the phone's menu have. */
  isWide?: boolean;
  /** Stands in its place for members without a running plan. */
  onPlan0?: SiteLink;
}

export const SITE_LINKS: SiteLink[] = [
  // The name of the portal leads there too.
  { title: "site.home", path: paths.home(), isWide: true },
  { title: "site.register", path: paths.registerNow(), only: "visitor" },
  { title: "site.business-connect", path: paths.businessConnect(), only: "visitor" },
  {
    title: "site.my-business",
    path: paths.businesses(),
    only: "member",
    marked: true,
    onPlan0: { title: "site.membership", path: paths.subscriptionInfo(), only: "member", marked: true },
  },
  { title: "site.jobs", path: paths.jobs() },
  { title: "site.matrimonial", path: paths.matrimonial() },
  { title: "site.contact", path: paths.contactUs(), isWide: true },
];

export const ACCOUNT_LINKS: SiteLink[] = [
  { title: "site.edit-profile", path: paths.editProfile(), icon: <UserPen aria-hidden="true" /> },
  { title: "site.membership", path: paths.subscriptionInfo(), icon: <IdCard aria-hidden="true" /> },
  { title: "site.notifications", path: paths.notifications(), icon: <Bell aria-hidden="true" /> },
  { title: "site.logout", path: paths.signOut(), icon: <LogOut aria-hidden="true" /> },
];

/** The classes that show a link only to whom it is for. */
export function onlyFor({ only }: SiteLink): string {
  if (only === "member") return "visitor:hidden";
  return only === "visitor" ? "member:hidden" : "";
}
