/** /matrimonial/full-profile/{id}: one profile: for a member with a plan whole, for everybody else what identifies nobody. */
import { lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ProfileChecks } from "./checks/profile-checks.tsx";
import { gotraText, subCommunityText } from "./facts/community-texts.ts";
import { heightText } from "./heights.ts";
import { LockedNote } from "./search/locked-note.tsx";
import { ProfileFace } from "./search/profile-face.tsx";
import { ageText, nameText, placeText, workText } from "./search/profile-texts.ts";

/** What only members with a plan read. */
const WholeProfile = lazy(() => import("./search/whole-profile.tsx"));
const FitPanel = lazy(() => import("./matches/fit-panel.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.profileId ?? "";
  return { profile: (await orErrorPage(apiOf(args).call(matrimony.fetch, { id }))).profile };
}

export default function ProfileScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const served = useLoaderData<typeof loader>().profile;
  const [missing, setMissing] = useState<{ id: string; refusal: unknown }>();
  const profile = useFullView(served, (id) => fetchWhole(id, (refusal) => setMissing({ id, refusal })));
  // As the server answers whoever asks for a profile that does not exist.
  if (missing?.id === served._id) throw missing.refusal;
  const name = nameText(t, profile);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("matrimony.title"), path: paths.matrimonial() },
    { title: t(`matrimony.list.${profile.gender}`), path: paths.profileList({ gender: profile.gender }) },
    { title: name },
  ];
  const facts = [
    // Whose name is not told is called by side and age.
    [profile.fullName ? ageText(t, profile) : null, heightText(t, profile.heightCm)].filter(Boolean).join(" · "),
    [t(`matrimony.marital.${profile.maritalStatus}`), t(`matrimony.diet.${profile.diet}`)].join(" · "),
    [t(`matrimony.tongue.${profile.motherTongue}`), subCommunityText(t, profile), gotraText(t, profile)]
      .filter(Boolean)
      .join(" · "),
    workText(t, profile),
    placeText(t, profile),
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead title={nameText(t, served)} description={t("matrimony.intro")} path={paths.profile(served._id)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <ProfileFace profile={profile} className="w-40 sm:w-full" />
        <header className="flex min-w-0 flex-col gap-2">
          <h1 lang={langOf(name, language)} className="text-2xl md:text-3xl">
            {name}
          </h1>
          {facts.map((line) => (
            <p key={line} lang={langOf(line, language)} className="wrap-anywhere">
              {line}
            </p>
          ))}
          <ProfileChecks checks={profile.checks} />
          {profile.isMine && (
            <ButtonLink to={here(paths.editMatrimonial(profile._id))} className="mt-2 self-start">
              {t("matrimony.edit")}
            </ButtonLink>
          )}
        </header>
      </div>
      {profile.facts ? (
        <Suspense>
          <WithWords group="matrimony-form">
            <WholeProfile profile={profile} facts={profile.facts} />
          </WithWords>
          {!profile.isMine && (
            <WithWords group="matches">
              <FitPanel profile={profile} />
            </WithWords>
          )}
        </Suspense>
      ) : (
        <LockedNote />
      )}
    </div>
  );
}

const fetchWhole = async (id: string, onMissing: (refusal: unknown) => void) =>
  (await import("./search/matrimony-calls.ts")).fetchProfile(id, onMissing);
