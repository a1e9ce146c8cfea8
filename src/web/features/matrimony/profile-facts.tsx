/** A whole profile as it was written, in the groups of its form; what was not told is left out. */
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useChosenCity } from "#web/features/places/use-chosen-city.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { FactGroup } from "./facts/fact-group.tsx";
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
        <FactGroup key={title} title={title} facts={facts} />
      ))}
    </div>
  );
}
