/** The whole profile as members with a plan read it, in the order of a biodata; what the family has not told is left out. */
import type { ProfileFacts, ProfileView } from "#contract/matrimony/views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { FactGroup } from "../facts/fact-group.tsx";
import { familyFacts, wishFacts, workFacts } from "../facts/family-facts.ts";
import { bodyFacts, communityFacts, type Fact } from "../facts/person-facts.ts";
import { MorePhotos } from "./more-photos.tsx";

export default function WholeProfile({ profile, facts }: { profile: ProfileView; facts: ProfileFacts }) {
  const t = useWords();
  const whole = { ...profile, ...facts };
  const groups: Array<[title: string, facts: Fact[]]> = [
    [t("matrimony.step.person"), bodyFacts(t, whole)],
    [t("matrimony.step.community"), communityFacts(t, whole)],
    [t("matrimony.step.work"), workFacts(t, whole)],
    [t("matrimony.step.family"), familyFacts(t, whole)],
    [t("matrimony.label.preferences"), wishFacts(t, whole)],
  ];
  return (
    <div className="flex flex-col gap-6">
      <p lang={langOf(facts.about, t.language)} className="max-w-text text-lg whitespace-pre-line wrap-anywhere">
        {facts.about}
      </p>
      <MorePhotos profile={profile} />
      {groups.map(([title, told]) => (
        <FactGroup key={title} title={title} facts={told} />
      ))}
    </div>
  );
}
