/** Pictures of time, and pictures side by side: a week, what is left of a plan, a carousel. */
import { Card } from "../card.tsx";
import { Carousel } from "../carousel.tsx";
import { DiyaPicture } from "../pictures/diya-picture.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { ProgressRing } from "../progress-ring.tsx";
import { WeekStrip } from "../week-strip.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    pictures: "Pictures of the shop",
    left: "days left",
    week: "Opening hours",
    closed: "Closed",
    hours: "9 am – 1 pm, 4 – 9 pm",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  },
  hi: {
    pictures: "दुकान की तस्वीरें",
    left: "दिन शेष",
    week: "खुलने का समय",
    closed: "बंद",
    hours: "सुबह 9–1, शाम 4–9",
    days: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
  },
};
const SUNDAY = 6;
const OPEN = [
  { from: 540, to: 780 },
  { from: 960, to: 1260 },
];

export function TimeGuide({ language }: GuideProps) {
  const t = T[language];
  return (
    <GuideSection title="Time">
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <h3 className="mb-3">{t.week}</h3>
          <WeekStrip
            label={t.week}
            nowMinute={1010}
            days={t.days.map((name, index) => ({
              name,
              today: index === 2,
              text: index === SUNDAY ? t.closed : t.hours,
              spans: index === SUNDAY ? [] : OPEN,
            }))}
          />
        </Card>
        <Carousel
          label={t.pictures}
          slides={[ShopPicture, DiyaPicture].map((Picture) => ({
            key: Picture.name,
            content: (
              <div className="px-14 py-8">
                <Picture className="mx-auto h-56 w-full text-ink" />
              </div>
            ),
          }))}
        />
      </div>
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
    </GuideSection>
  );
}
