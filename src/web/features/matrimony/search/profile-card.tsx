/** Profiles in a list: who it is as far as the reader may know, and the facts that families ask first. */
import { Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import type { ProfileCard as Profile } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import { ProfileChecks } from "../checks/profile-checks.tsx";
import { gotraText, subCommunityText } from "../facts/community-texts.ts";
import { heightText } from "../heights.ts";
import { ProfileFace } from "./profile-face.tsx";
import { ageText, nameText, placeText, workText } from "./profile-texts.ts";

/** What only members with a plan can do, whose cards come after the served ones. */
const ProfileButtons = lazy(() => import("../choosing/profile-buttons.tsx"));

export function ProfileGrid({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      {profiles.map((profile) => (
        <li key={profile._id}>
          <ProfileCard profile={profile} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const name = nameText(t, profile);
  const lines = [
    [profile.locked ? "" : ageText(t, profile), heightText(t, profile.heightCm)].filter(Boolean).join(" · "),
    [t(`matrimony.marital.${profile.maritalStatus}`), t(`matrimony.tongue.${profile.motherTongue}`)].join(" · "),
    [subCommunityText(t, profile), gotraText(t, profile)].filter(Boolean).join(" · "),
    workText(t, profile),
    placeText(t, profile),
  ].filter(Boolean);
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      <ProfileFace profile={profile} className="w-24 shrink-0 self-start sm:w-28" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-lg">
          <Link
            to={here(paths.profile(profile._id))}
            lang={langOf(name, language)}
            className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        </h3>
        {lines.map((line) => (
          <p key={line} lang={langOf(line, language)} className="text-sm text-ink-soft wrap-anywhere">
            {line}
          </p>
        ))}
        <ProfileChecks checks={profile.checks} />
        {!profile.locked && !profile.isMine && (
          <Suspense>
            <ProfileButtons id={profile._id} name={name} />
          </Suspense>
        )}
        {profile.locked && (
          <p className="mt-auto flex items-center gap-1.5 pt-1 text-sm">
            <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            <span className="min-w-0 wrap-anywhere">{t("matrimony.locked.card")}</span>
          </p>
        )}
      </div>
    </article>
  );
}
