/** Says why nobody is suggested, and what a family can widen. */
import type { Preferences } from "#contract/matrimony/preferences.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";

export function NoMatches({ profile }: { profile: OwnProfile }) {
  const t = useWords();
  const here = useHere();
  const firm = firmWishes(profile.preferences).map((wish) => t(`matches.wish.${wish}`));
  const others = profile.gender === "male" ? "female" : "male";
  return (
    <EmptyState
      picture={<CommunityPicture />}
      title={t("matches.empty")}
      action={
        firm.length > 0 ? (
          <ButtonLink look="primary" to={here(paths.editMatrimonial(profile._id, { step: "wishes" }))}>
            {t("matches.empty.link")}
          </ButtonLink>
        ) : (
          <ButtonLink to={here(paths.profileList({ gender: others }))}>{t("matches.empty.all")}</ButtonLink>
        )
      }
    >
      <p>{t("matches.empty.text")}</p>
      {firm.length > 0 && <p className="mt-2">{t("matches.empty.firm", { wishes: firm.join(", ") })}</p>}
    </EmptyState>
  );
}

/** Those that leave others out. */
function firmWishes(wish: Preferences) {
  return [
    ...(wish.ageFrom !== undefined || wish.ageTo !== undefined ? (["age"] as const) : []),
    ...(wish.maritalStatuses?.length ? (["marital-status"] as const) : []),
    ...(wish.avoidGotras?.length ? (["gotra"] as const) : []),
    ...(wish.notManglik ? (["manglik"] as const) : []),
  ];
}
