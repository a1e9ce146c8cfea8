/** The panchang of a day as a card: the lunar day large, then what holds until when, then the hours of the Sun and of Rahu. */
import { Moon, Sunrise, Sunset, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf, showTime } from "#base/dates.ts";
import type { PanchangView } from "#contract/spirituality/panchang-calls.ts";
import type { Language } from "#messages/words.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";

type Named = Record<"name" | "nameHi", string>;

export const nameIn = ({ name, nameHi }: Named, language: Language) => (language === "hi" ? nameHi : name);

export function PanchangCard({ day, city }: { day: PanchangView; city: string }) {
  const t = useWords();
  const language = useLanguage();
  const [tithi] = day.tithis;
  const month = nameIn(day.purnimanta, language);
  const amanta = nameIn(day.amanta, language);
  return (
    <section aria-labelledby="panchang" className="overflow-hidden rounded-xl border border-line bg-card shadow-card">
      <header className="bg-accent-soft p-5 md:p-6">
        <h2 id="panchang" className="text-base font-semibold">
          {t("spirituality.panchang.of", { city })}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t.of(`spirituality.weekday.${day.weekday}`)}, {longDate(day.date, language)}
        </p>
        <p className="mt-3 flex items-center gap-3 font-display text-2xl font-bold text-maroon md:text-3xl">
          <Moon aria-hidden="true" className="size-7 shrink-0" />
          {tithi && nameIn(tithi, language)}
        </p>
        <p className="mt-1">
          {t(day.isAdhika ? "spirituality.panchang.adhika" : "spirituality.panchang.month", {
            month,
            year: day.vikramSamvat,
          })}
          {amanta !== month && (
            <span className="block text-sm text-ink-soft">{t("spirituality.panchang.amanta", { month: amanta })}</span>
          )}
        </p>
      </header>
      <div className="flex flex-col gap-5 p-5 md:p-6">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
          <Hour icon={<Sunrise aria-hidden="true" />} title={t("spirituality.panchang.sunrise")}>
            {showTime(day.sunrise, language)}
          </Hour>
          <Hour icon={<Sunset aria-hidden="true" />} title={t("spirituality.panchang.sunset")}>
            {showTime(day.sunset, language)}
          </Hour>
          <Hour
            icon={<TriangleAlert aria-hidden="true" />}
            title={t("spirituality.panchang.rahu")}
            className="col-span-full rounded-md bg-sunken px-4 py-3"
          >
            {t("spirituality.panchang.span", {
              from: showTime(day.rahuKalam.from, language),
              to: showTime(day.rahuKalam.to, language),
            })}
          </Hour>
        </dl>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Limbs title={t("spirituality.panchang.tithi")} limbs={day.tithis} date={day.date} />
          <Limbs title={t("spirituality.panchang.nakshatra")} limbs={day.nakshatras} date={day.date} />
          <Limbs title={t("spirituality.panchang.yoga")} limbs={day.yogas} date={day.date} />
          <Limbs title={t("spirituality.panchang.karana")} limbs={day.karanas} date={day.date} />
        </dl>
        <p className="text-sm text-ink-soft">{t("spirituality.panchang.note")}</p>
      </div>
    </section>
  );
}

interface HourProps {
  icon: ReactNode;
  title: string;
  className?: string;
  children: string;
}

function Hour({ icon, title, className, children }: HourProps) {
  return (
    <div className={className}>
      <dt className="flex items-center gap-x-3 text-sm text-ink-soft [&>svg]:size-5 [&>svg]:shrink-0">
        {icon}
        {title}
      </dt>
      <dd className="ps-8 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The last one still holds at the next sunrise, so its end is told only where it is the only one. */
function Limbs({ title, limbs, date }: { title: string; limbs: PanchangView["tithis"]; date: string }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <div>
      <dt className="text-sm text-ink-soft">{title}</dt>
      {limbs.map((limb, at) => (
        <dd key={limb.until}>
          {at > 0 && `${t("spirituality.panchang.then")} `}
          <span className="font-semibold">{nameIn(limb, language)}</span>
          {(at === 0 || at < limbs.length - 1) && (
            <span className="block text-sm text-ink-soft tabular-nums">
              {t(
                dayOf(new Date(limb.until)) > date ? "spirituality.panchang.until.next" : "spirituality.panchang.until",
                {
                  time: showTime(limb.until, language),
                },
              )}
            </span>
          )}
        </dd>
      ))}
    </div>
  );
}

function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}
