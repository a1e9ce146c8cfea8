/** How many volunteers there are, by city and by what they can do, and the first names of those who agreed to be shown. */
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { VolunteerOverview } from "#contract/volunteers.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Avatar } from "#web/ui/avatar.tsx";

export function VolunteerNumbers({ overview: { total, cities, skills, shown } }: { overview: VolunteerOverview }) {
  const t = useWords();
  return (
    <section aria-labelledby="volunteers-total" className="flex flex-col gap-6">
      <h2 id="volunteers-total">{t("volunteer.total", { n: total })}</h2>
      {total > 0 && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Numbers title={t("volunteer.cities")}>
            {cities.map((one) => (
              <Row key={one.city + one.cityHi} name={cityName(one, t.language)} total={one.total} />
            ))}
          </Numbers>
          <Numbers title={t("volunteer.skills")}>
            {skills.map(({ skill, total }) => (
              <Row key={skill} name={t(`volunteer.skill.${skill}`)} total={total} />
            ))}
          </Numbers>
        </div>
      )}
      {shown.length > 0 && (
        <div>
          <h3 className="text-lg">{t("volunteer.shown")}</h3>
          <p className="mb-4 text-sm text-ink-soft">{t("volunteer.shown.note")}</p>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by nothing that is public
              <li key={at} className="flex items-start gap-3 rounded-lg border border-line bg-card p-4">
                <Avatar name={one.firstName} size="small" />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere" lang={langOf(one.firstName, t.language)}>
                    {one.firstName}
                  </p>
                  <p className="flex items-center gap-1 text-sm text-ink-soft">
                    <MapPin aria-hidden="true" className="size-4 shrink-0" />
                    {cityName(one, t.language)}
                  </p>
                  <p className="mt-1 text-sm">{one.skills.map((skill) => t(`volunteer.skill.${skill}`)).join(", ")}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Numbers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-card p-4 md:p-6">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </div>
  );
}

function Row({ name, total }: { name: string; total: number }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span>{name}</span>
      <span className="font-semibold tabular-nums">{total}</span>
    </li>
  );
}
