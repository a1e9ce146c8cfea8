/** The whole profile as members with a plan read it, in the order of a biodata; what the family has not told is left out. */
import { lazy, Suspense, useState } from "react";
import type { ProfileFacts, ProfileView } from "#contract/matrimony/views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { ProfileMenu } from "../blocks/profile-menu.tsx";
import ProfileButtons from "../choosing/profile-buttons.tsx";
import { FactGroup } from "../facts/fact-group.tsx";
import { familyFacts, wishFacts, workFacts } from "../facts/family-facts.ts";
import { birthFacts, bodyFacts, communityFacts, type Fact } from "../facts/person-facts.ts";
import { fetchProfile } from "./matrimony-calls.ts";
import { MorePhotos } from "./more-photos.tsx";
import { nameText } from "./profile-texts.ts";

/** What goes between the families is fetched when the page has come to life. */
const ConsentPanel = lazy(() => import("#web/features/consents/consent-panel.tsx"));

export default function WholeProfile({ profile: first, facts }: { profile: ProfileView; facts: ProfileFacts }) {
  const t = useWords();
  /** Read again when something was granted or taken back. */
  const [renewed, setRenewed] = useState<ProfileView>();
  const profile = renewed?._id === first._id ? renewed : first;
  const renew = () => void fetchProfile(first._id).then(setRenewed, () => undefined);
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
      <div className="flex items-start justify-between gap-3">
        <p lang={langOf(facts.about, t.language)} className="max-w-text text-lg whitespace-pre-line wrap-anywhere">
          {facts.about}
        </p>
        {!profile.isMine && <ProfileMenu profile={profile} name={nameText(t, profile)} />}
      </div>
      {!profile.isMine && <ProfileButtons id={profile._id} name={nameText(t, profile)} />}
      {!profile.isMine && (
        <Suspense>
          <WithWords group="consents">
            <ConsentPanel subjectKind="profile" subjectId={profile._id} onChange={renew} />
          </WithWords>
        </Suspense>
      )}
      <MorePhotos profile={profile} />
      {profile.granted?.birth && (
        <FactGroup heading="h2" title={t("matrimony.granted.birth")} facts={birthFacts(t, profile.granted.birth)} />
      )}
      {!profile.isMine && <p className="text-sm text-ink-soft">{t("matrimony.views.told")}</p>}
      {groups.map(([title, told]) => (
        <FactGroup key={title} heading="h2" title={title} facts={told} />
      ))}
    </div>
  );
}
