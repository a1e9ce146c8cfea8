/** /matrimonial/matches/{profile}: whom a family may be suggested for one of its profiles, and why. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { FitDetailChoice } from "./fit-detail-choice.tsx";
import { fetchMatches, isOpen, type MatchPage } from "./match-calls.ts";
import { MatchCard } from "./match-card.tsx";
import { NoMatches } from "./no-matches.tsx";

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = idInSlug(params.profileId ?? "");
  const { profile } = await orErrorPage(call(matrimony.fetchOwn, { id }));
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  return { profile, page: isOpen(profile) ? await orErrorPage(fetchMatches(id, cursor)) : undefined };
}
clientLoader.hydrate = true as const;

export default function MatchesScreen() {
  const t = useWords();
  const here = useHere();
  const { profile, page } = useLoaderData<typeof clientLoader>();
  const title = t("matches.title", { name: profile.fullName });
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-6 md:px-6">
      <title>{title}</title>
      <header>
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t("matches.intro")}</p>
      </header>
      {page ? (
        <Matches profile={profile} page={page} />
      ) : (
        <EmptyState
          picture={<CommunityPicture />}
          title={t("matches.not-open")}
          action={<ButtonLink to={here(paths.ownProfiles())}>{t("matches.not-open.link")}</ButtonLink>}
        >
          {t("matches.not-open.text")}
        </EmptyState>
      )}
    </div>
  );
}

function Matches({ profile, page }: { profile: OwnProfile; page: MatchPage }) {
  const t = useWords();
  const pages = useMorePages(
    page,
    ({ matches }) => matches,
    (cursor) => fetchMatches(profile._id, cursor),
  );
  return (
    <>
      <BirthNote profile={profile} />
      <section aria-labelledby="matches">
        <h2 id="matches" className="sr-only">
          {t("matches.found")}
        </h2>
        <PagedList pages={pages} moreLabel={t("matches.more")}>
          {pages.items.length === 0 ? (
            <NoMatches profile={profile} />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              {pages.items.map((match) => (
                <li key={match.profile._id}>
                  <MatchCard ownId={profile._id} match={match} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      <FitDetailChoice key={profile._id} id={profile._id} name={profile.fullName} saved={page.fitDetail} />
    </>
  );
}

/** What is still missing for an exact count. */
function BirthNote({ profile: { _id, fullName: name, birthTime, fkBirthCityId } }: { profile: OwnProfile }) {
  const t = useWords();
  const here = useHere();
  if (birthTime !== null && fkBirthCityId !== null) return null;
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-line bg-card p-4 sm:flex-row sm:items-center">
      <p className="min-w-0 flex-1">{t(birthTime === null ? "matches.add-time" : "matches.add-place", { name })}</p>
      <ButtonLink size="small" to={here(paths.editMatrimonial(_id, { step: "person" }))}>
        {t("matches.add-time.link")}
      </ButtonLink>
    </div>
  );
}
