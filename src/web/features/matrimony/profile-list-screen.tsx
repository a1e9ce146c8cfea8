/** /matrimonial/search-list: profiles of one side by what families ask, page after page. */
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { ChosenFilters } from "./search/chosen-filters.tsx";
import { LockedNote } from "./search/locked-note.tsx";
import { ProfileFilters } from "./search/profile-filters.tsx";
import { ProfileList } from "./search/profile-list.tsx";
import { loadProfiles } from "./search/profile-list-loader.ts";
import { type ProfileQuery, profileListPath, sideOf } from "./search/profile-query.ts";

/** For members, who come to be known once the page has come to life. */
const SaveButton = lazy(() => import("./searches/save-button.tsx"));

export function loader(args: LoaderFunctionArgs) {
  return loadProfiles(args);
}

export default function ProfileListScreen() {
  const t = useWords();
  const { key } = useLocation();
  const { user } = useSession();
  const { query, page, unread, states, qualifications } = useLoaderData<typeof loader>();
  const title = t(`matrimony.list.title.${sideOf(query)}`);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("matrimony.title"), path: paths.matrimonial() },
    { title },
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead title={title} description={t("matrimony.intro")} path={paths.profileList()} />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl">{title}</h1>
      </div>
      <Sides query={query} />
      {unread && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {t("matrimony.list.unread")}
        </p>
      )}
      <LockedNote />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:mt-2 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <ProfileFilters query={query} states={states} qualifications={qualifications} />
        <div className="min-w-0">
          <ChosenFilters query={query} states={states} qualifications={qualifications} />
          {user && (
            <Suspense>
              <div className="mb-4 empty:hidden">
                <SaveButton query={query} />
              </div>
            </Suspense>
          )}
          <ProfileList key={key} query={query} served={page} />
        </div>
      </div>
    </div>
  );
}

/** Brides or grooms, with the same filters. */
function Sides({ query }: { query: ProfileQuery }) {
  const t = useWords();
  const here = useHere();
  return (
    <nav aria-label={t("matrimony.sides")} className="flex flex-wrap gap-2">
      {(["female", "male"] as const).map((gender) => (
        <Link
          key={gender}
          to={here(profileListPath(query, { gender }))}
          aria-current={gender === sideOf(query) ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-11 items-center rounded-full border px-4 font-semibold",
            gender === sideOf(query)
              ? "border-accent bg-accent-soft"
              : "border-line bg-card text-ink-soft hover:border-control hover:text-ink",
          )}
        >
          {t(`matrimony.list.${gender}`)}
        </Link>
      ))}
    </nav>
  );
}
