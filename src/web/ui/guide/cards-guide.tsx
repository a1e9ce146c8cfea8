/** Search box, cards, badges and a menu. */
import { BadgeCheck, Clock, LogOut, MapPin, Mic, Phone, UserRound } from "lucide-react";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";
import { SafeLink } from "../safe-link.tsx";
import { SearchBox } from "../search-box.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    search: "Search",
    find: "Sweets, pandit, lawyer ...",
    where: "All Over India",
    speak: "Speak",
    shop: "Sharma Mishthan Bhandar",
    kind: "Sweets and catering",
    area: "Bapu Bazar, Jaipur · 2 km",
    open: "Open till 9 pm",
    shut: "Closed now",
    rejected: "Approval Rejected",
    pending: "Approval Pending",
    verified: "Phone verified",
    call: "Call",
    logout: "Logout",
    profile: "Edit Profile",
    names: ["Ravi Kumar Sharma", "Asha Joshi", "Mahesh"],
  },
  hi: {
    search: "खोजें",
    find: "मिठाई, पंडित, वकील ...",
    where: "पूरा भारत",
    speak: "बोलें",
    shop: "शर्मा मिष्ठान भंडार",
    kind: "मिठाई और भोज",
    area: "बापू बाज़ार, जयपुर · 2 किमी",
    open: "रात 9 बजे तक खुला",
    shut: "अभी बंद है",
    rejected: "स्वीकृति नहीं मिली",
    pending: "स्वीकृति बाक़ी",
    verified: "फ़ोन की पुष्टि हुई",
    call: "कॉल करें",
    logout: "लॉग आउट",
    profile: "प्रोफ़ाइल बदलें",
    names: ["रवि कुमार शर्मा", "आशा जोशी", "महेश"],
  },
};

export function CardsGuide({ language }: GuideProps) {
  const t = T[language];
  return (
    <GuideSection title="Cards">
      <SearchBox
        action="/search"
        name="searchQuery"
        label={t.search}
        placeholder={t.find}
        submitLabel={t.search}
        lead={
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-maroon hover:bg-sunken"
          >
            <MapPin aria-hidden="true" className="size-5" />
            {t.where}
          </button>
        }
        voice={
          <IconButton label={t.speak}>
            <Mic aria-hidden="true" />
          </IconButton>
        }
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Card as="article" className="flex flex-col gap-3">
          <h3 className="text-lg">{t.shop}</h3>
          <p className="text-sm text-ink-soft">{t.kind}</p>
          <p className="text-sm text-ink-soft">{t.area}</p>
          <p className="flex flex-wrap gap-2">
            <Badge tone="open" icon={<Clock aria-hidden="true" />}>
              {t.open}
            </Badge>
            <Badge icon={<BadgeCheck aria-hidden="true" />}>{t.verified}</Badge>
          </p>
          <Button look="primary" wide icon={<Phone aria-hidden="true" />}>
            {t.call}
          </Button>
        </Card>
        <Card className="flex flex-col gap-4">
          <p className="flex flex-wrap gap-2">
            <Badge>{t.shut}</Badge>
            <Badge tone="danger">{t.rejected}</Badge>
            <Badge tone="accent">{t.pending}</Badge>
            <Badge tone="maroon">{t.verified}</Badge>
          </p>
          <p className="flex items-center gap-3">
            {t.names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="O'Brien" size="small" />
            <Avatar name="broken" src="/nothing.jpg" size="small" />
          </p>
          <p>
            <SafeLink href="https://www.sharmasweets.in/" />
          </p>
          <span className="self-end">
            <Menu label={t.profile} title={<Avatar name={t.names[0] ?? ""} size="small" />}>
              <a href="#profile">
                <UserRound aria-hidden="true" />
                {t.profile}
              </a>
              <button type="button">
                <LogOut aria-hidden="true" />
                {t.logout}
              </button>
            </Menu>
          </span>
        </Card>
      </div>
    </GuideSection>
  );
}
