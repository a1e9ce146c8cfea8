/** A whole profile as it was written, in the groups of its form; what was not told is left out. */
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useChosenCity } from "#web/features/places/use-chosen-city.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { contactFacts, familyFacts, wishFacts, workFacts } from "./facts/family-facts.ts";
import { communityFacts, type Fact, personFacts } from "./facts/person-facts.ts";
import { ProfilePhotos } from "./profile-photo.tsx";

export function ProfileFacts({ profile }: { profile: OwnProfile }) {
  const t = useWords();
  const birthCity = useChosenCity(profile.fkBirthCityId ?? "", "key").city;
  const groups: Array<[title: string, facts: Fact[]]> = [
    [t("matrimony.step.person"), personFacts(t, profile, birthCity && cityName(birthCity, t.language))],
    [t("matrimony.step.community"), communityFacts(t, profile)],
    [t("matrimony.step.work"), workFacts(t, profile)],
    [t("matrimony.step.family"), familyFacts(t, profile)],
    [t("matrimony.label.preferences"), wishFacts(t, profile)],
    [t("matrimony.step.contact"), contactFacts(t, profile)],
  ];
  return (
    <div className="flex flex-col gap-5">
      <p lang={langOf(profile.about, t.language)} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {profile.about}
      </p>
      <ProfilePhotos photos={profile.photos} />
      {groups.map(([title, facts]) => (
        <Group key={title} title={title} facts={facts} />
      ))}
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: Fact[] }) {
  const said = facts.filter(([, text]) => text);
  if (said.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {said.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
