/** Where the member area's menu leads (section 2, Navigation). */
import {
  Bell,
  Bookmark,
  FileUser,
  HandHeart,
  Handshake,
  Heart,
  House,
  IdCard,
  LogOut,
  Store,
  UserPen,
  UserRoundPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import type { MessageId } from "#messages/words.ts";

interface MemberLink {
  title: MessageId;
  /** For the narrow bar of a phone. */
  short?: MessageId;
  path: string;
  icon: ReactNode;
  /** Stands in its place for members without a running plan. */
  onPlan0?: MemberLink;
}

export const MEMBER_LINKS: MemberLink[] = [
  { title: "site.home", path: paths.home(), icon: <House aria-hidden="true" /> },
  {
    title: "site.notifications",
    short: "members.menu.notifications",
    path: paths.notifications(),
    icon: <Bell aria-hidden="true" />,
  },
  { title: "site.saved-searches", path: paths.savedSearches(), icon: <Bookmark aria-hidden="true" /> },
  {
    title: "site.my-business",
    short: "members.menu.business",
    path: paths.businesses(),
    icon: <Store aria-hidden="true" />,
  },
  { title: "members.menu.consents", path: paths.consents(), icon: <Handshake aria-hidden="true" /> },
  { title: "members.menu.applications", path: paths.applications(), icon: <FileUser aria-hidden="true" /> },
  { title: "members.menu.favourites", path: paths.favourites(), icon: <Heart aria-hidden="true" /> },
  { title: "members.menu.donations", path: paths.ownDonations(), icon: <HandHeart aria-hidden="true" /> },
  { title: "members.menu.invitations", path: paths.invitations(), icon: <UserRoundPlus aria-hidden="true" /> },
  { title: "site.edit-profile", path: paths.editProfile(), icon: <UserPen aria-hidden="true" /> },
  {
    title: "members.menu.card",
    short: "members.menu.card.short",
    path: paths.memberShipCard(),
    icon: <IdCard aria-hidden="true" />,
    onPlan0: { title: "site.membership", path: paths.subscriptionInfo(), icon: <IdCard aria-hidden="true" /> },
  },
  { title: "members.menu.sign-out", path: paths.signOut(), icon: <LogOut aria-hidden="true" /> },
];

/** What stands in the bar itself on a phone; the rest is behind 'Menu'. */
export const IN_BAR = new Set([
  paths.home(),
  paths.notifications(),
  paths.businesses(),
  paths.memberShipCard(),
  paths.subscriptionInfo(),
]);
