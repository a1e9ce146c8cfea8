/** Cards, badges, tables, tabs, menus and pictures of time. */
import { BadgeCheck, Bell, Clock, LogOut, MapPin, Mic, Phone, UserRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { Carousel } from "../carousel.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";
import { SweetsPicture } from "../pictures/sweets-picture.tsx";
import { TemplePicture } from "../pictures/temple-picture.tsx";
import { ProgressRing } from "../progress-ring.tsx";
import { SafeLink } from "../safe-link.tsx";
import { SearchBox } from "../search-box.tsx";
import { Table } from "../table.tsx";
import { TabButtons, TabLinks } from "../tabs.tsx";
import { WeekStrip } from "../week-strip.tsx";
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
    person: "Contact",
    city: "City",
    when: "Asked on",
    count: "Offerings",
    leads: "Leads of the last month",
    first: "All",
    second: "Businesses",
    third: "Users",
    left: "days left",
    week: "Opening hours",
    closed: "Closed",
    logout: "Logout",
    profile: "Edit Profile",
    hours: "9 am – 1 pm, 4 – 9 pm",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    names: ["Ravi Kumar Sharma", "Asha Joshi", "Mahesh"],
    cities: ["Jaipur", "Indore", "Varanasi"],
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
    person: "संपर्क",
    city: "शहर",
    when: "कब पूछा",
    count: "सेवाएँ और सामान",
    leads: "पिछले महीने की पूछताछ",
    first: "सभी",
    second: "व्यवसाय",
    third: "सदस्य",
    left: "दिन शेष",
    week: "खुलने का समय",
    closed: "बंद",
    logout: "लॉग आउट",
    profile: "प्रोफ़ाइल बदलें",
    hours: "सुबह 9–1, शाम 4–9",
    days: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
    names: ["रवि कुमार शर्मा", "आशा जोशी", "महेश"],
    cities: ["जयपुर", "इंदौर", "वाराणसी"],
  },
};

export function ThingsGuide({ language }: GuideProps) {
  const t = T[language];
  const [tab, setTab] = useState("a");
  const rows = t.names.map((name, index) => ({
    name,
    city: t.cities[index] ?? "",
    date: `${12 + index}/Nov/2026`,
    count: index * 7 + 3,
  }));
  return (
    <GuideSection title="Things">
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
      <div className="grid gap-4 md:grid-cols-3">
        <Card as="article" className="flex flex-col gap-3">
          <div className="flex gap-4">
            <Avatar name={t.shop} square size="medium" />
            <div className="min-w-0">
              <h3 className="text-lg">{t.shop}</h3>
              <p className="text-sm text-ink-soft">{t.kind}</p>
              <p className="text-sm text-ink-soft">{t.area}</p>
            </div>
          </div>
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
          <Menu label={t.profile} align="start" title={<Avatar name={t.names[0] ?? ""} size="small" />}>
            <a href="#profile">
              <UserRound aria-hidden="true" />
              {t.profile}
            </a>
            <button type="button">
              <LogOut aria-hidden="true" />
              {t.logout}
            </button>
          </Menu>
        </Card>
        <Card className="flex flex-wrap items-center justify-center gap-4">
          <ProgressRing value={0.62} label={`226 ${t.left}`}>
            <span className="block font-display text-xl font-bold">226</span>
            <span className="text-sm text-ink-soft">{t.left}</span>
          </ProgressRing>
          <ProgressRing value={0.04} tone="danger" label={`5 ${t.left}`}>
            <span className="block font-display text-xl font-bold">5</span>
            <span className="text-sm text-ink-soft">{t.left}</span>
          </ProgressRing>
        </Card>
      </div>
      <Table
        caption={t.leads}
        rows={rows}
        rowKey={(row) => row.name}
        isMarked={(row) => row.count === 10}
        columns={[
          { key: "name", header: t.person, cell: (row) => row.name, heading: true },
          { key: "city", header: t.city, cell: (row) => row.city },
          { key: "date", header: t.when, cell: (row) => row.date, numeric: true },
          { key: "count", header: t.count, cell: (row) => row.count, numeric: true },
          {
            key: "do",
            header: <span className="sr-only">{t.call}</span>,
            cell: () => <Button size="small">{t.call}</Button>,
            actions: true,
          },
        ]}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <h3 className="mb-3">{t.week}</h3>
          <WeekStrip
            label={t.week}
            nowMinute={1010}
            days={t.days.map((name, index) => ({
              name,
              today: index === 2,
              text: index === 6 ? t.closed : t.hours,
              spans:
                index === 6
                  ? []
                  : [
                      { from: 540, to: 780 },
                      { from: 960, to: 1260 },
                    ],
            }))}
          />
        </Card>
        <Carousel
          label={t.shop}
          slides={[SweetsPicture, TemplePicture].map((Picture) => ({
            key: Picture.name,
            content: (
              <div className="px-14 py-8">
                <Picture className="mx-auto h-56 w-full text-ink" />
              </div>
            ),
          }))}
        />
      </div>
      <TabLinks
        label={t.first}
        tabs={[
          { to: "/", title: t.first, end: true },
          { to: "/b", title: t.second },
          {
            to: "/c",
            title: (
              <>
                <Bell aria-hidden="true" />
                {t.third}
              </>
            ),
          },
        ]}
      />
      <TabButtons
        label={t.first}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { key: "a", title: t.first },
          { key: "b", title: t.second },
          { key: "c", title: t.third },
        ]}
      >
        <p>{t.kind}</p>
      </TabButtons>
    </GuideSection>
  );
}
