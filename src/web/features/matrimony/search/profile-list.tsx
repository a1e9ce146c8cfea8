/** The profiles that were found, page after page; for a member with a plan whole, as soon as they are here. */
import { useEffect, useState } from "react";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ProfileGrid } from "./profile-card.tsx";
import type { ProfilePage } from "./profile-list-loader.ts";
import { type ProfileQuery, profileListPath, sideOf } from "./profile-query.ts";

export function ProfileList({ query, served }: { query: ProfileQuery; served: ProfilePage }) {
  const t = useWords();
  const here = useHere();
  const first = useWholeCards(query, served);
  const pages = useMorePages(
    first,
    ({ profiles }) => profiles,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  return (
    <section aria-labelledby="found-profiles">
      <h2 id="found-profiles" className="sr-only">
        {t("matrimony.found")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(profileListPath(query, { cursor }))}
        moreLabel={t("matrimony.more")}
      >
        {pages.items.length === 0 ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("matrimony.empty")}
            action={
              <ButtonLink to={here(paths.profileList({ gender: sideOf(query) }))}>
                {t(`matrimony.all.${sideOf(query)}`)}
              </ButtonLink>
            }
          >
            <p>{t("matrimony.empty.text")}</p>
          </EmptyState>
        ) : (
          <ProfileGrid profiles={pages.items} />
        )}
      </PagedList>
    </section>
  );
}

/** What was served until the member's own reading is here; without a plan, and when that fails, it stays. */
function useWholeCards(query: ProfileQuery, served: ProfilePage): ProfilePage {
  const { paid } = useSession();
  const [whole, setWhole] = useState<{ served: ProfilePage; page: ProfilePage }>();
  useEffect(() => {
    if (!paid) return setWhole(undefined);
    let gone = false;
    fetchMore(query).then(
      (page) => gone || setWhole({ served, page }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [paid, query, served]);
  return whole?.served === served ? whole.page : served;
}

/** Loaded when it is wanted: a served page has its first profiles already. */
const fetchMore = async (query: ProfileQuery) => (await import("./matrimony-calls.ts")).fetchProfiles(query);
