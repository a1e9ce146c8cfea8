/** Where the header and the phone's menu lead: what everyone sees, what only visitors and only members see. */
import { Bell, Heart, IdCard, LogOut, UserPen } from "lucide-react";
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
  /** The header of a narrow desk has no room for it beside the others: there it stands in the menu of further links. */
  isWide?: boolean;
  /** Stands in the header's menu of further links, which is as wide as one of them. */
  inMenu?: boolean;
  /** Stands in its place for members without a running plan. */
  onPlan0?: SiteLink;
}

export const SITE_LINKS: SiteLink[] = [
  // The name of the portal leads there too.
  { title: "site.home", path: paths.home(), isWide: true },
  { title: "site.register", path: paths.registerNow(), only: "visitor" },
  { title: "site.business-connect", path: paths.businessConnect(), only: "visitor", isWide: true },
  {
    title: "site.my-business",
    path: paths.businesses(),
    only: "member",
    marked: true,
    onPlan0: { title: "site.membership", path: paths.subscriptionInfo(), only: "member", marked: true },
  },
  { title: "site.spirituality", path: paths.spirituality() },
  { title: "site.jobs", path: paths.jobs() },
  { title: "site.matrimonial", path: paths.matrimonial() },
  { title: "site.feed", path: paths.feed(), isWide: true },
  { title: "site.faq", path: paths.faq(), inMenu: true },
  { title: "site.about", path: paths.aboutUs(), inMenu: true },
  { title: "site.contact", path: paths.contactUs(), inMenu: true },
];

/** A picture in the header, words in the phone's menu. */
export const MAP_LINK: SiteLink = { title: "site.map", path: paths.map() };

export const ACCOUNT_LINKS: SiteLink[] = [
  { title: "site.edit-profile", path: paths.editProfile(), icon: <UserPen aria-hidden="true" /> },
  { title: "site.membership", path: paths.subscriptionInfo(), icon: <IdCard aria-hidden="true" /> },
  { title: "site.favourites", path: paths.favourites(), icon: <Heart aria-hidden="true" /> },
  { title: "site.notifications", path: paths.notifications(), icon: <Bell aria-hidden="true" /> },
  { title: "site.logout", path: paths.signOut(), icon: <LogOut aria-hidden="true" /> },
];

/** The classes that show a link only to whom it is for. */
export function onlyFor({ only }: SiteLink): string {
  if (only === "member") return "visitor:hidden";
  return only === "visitor" ? "member:hidden" : "";
}
