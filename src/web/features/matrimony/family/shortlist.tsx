/** The shortlist of a family page after page, narrowed to how far it is with each, and the choice of a few to compare. */
import { useState } from "react";
import type { FamilyProfile, ShortlistEntry } from "#contract/matrimony/family-views.ts";
import { COMPARED_MAX, SHORTLIST_STATES } from "#contract/matrimony/family-views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { PartLink } from "./part-link.tsx";
import { fetchShortlist, type ShortlistPage, type ShortlistState } from "./shortlist-calls.ts";
import { ShortlistRow } from "./shortlist-row.tsx";

interface Props {
  family: FamilyProfile;
  state: ShortlistState | undefined;
  first: ShortlistPage;
}

export function Shortlist({ family, state, first }: Props) {
  const t = useWords();
  const here = useHere();
  const { paid } = useSession();
  const [chosen, setChosen] = useState<string[]>([]);
  const pages = useMorePages(
    first,
    ({ entries }) => entries,
    (cursor) => fetchShortlist({ id: family._id, state, cursor }),
  );
  const change = (entry: ShortlistEntry) =>
    pages.change((items) => items.map((one) => (one._id === entry._id ? entry : one)));
  const search = (
    <ButtonLink look="primary" to={here(paths.profileList({ gender: family.gender === "female" ? "male" : "female" }))}>
      {t("family.shortlist.search")}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="shortlist" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="shortlist" className="text-xl">
            {t("family.shortlist")}
          </h2>
          <p className="max-w-text text-ink-soft">{t("family.shortlist.intro")}</p>
        </div>
      </div>
      <nav aria-label={t("family.shortlist.states")} className="flex flex-wrap gap-2">
        {[undefined, ...SHORTLIST_STATES].map((one) => (
          <PartLink key={one ?? "all"} to={here(paths.family(family._id, { state: one }))} current={one === state}>
            {t(one ? `family.state.${one}` : "family.state.all")}
          </PartLink>
        ))}
      </nav>
      {paid && (
        <div className={chosen.length > 0 ? "sticky top-16 z-20 flex flex-wrap items-center gap-3 bg-ground py-2" : ""}>
          <p role="status">{chosen.length > 0 && t("family.compare.chosen", { n: chosen.length })}</p>
          {chosen.length > 1 && (
            <ButtonLink size="small" look="primary" to={here(paths.compareProfiles({ ids: chosen.join(",") }))}>
              {t("family.compare.open")}
            </ButtonLink>
          )}
        </div>
      )}
      <PagedList
        pages={pages}
        moreLabel={t("family.more")}
        hrefOf={(cursor) => here(paths.family(family._id, { state, cursor }))}
      >
        {pages.items.length === 0 ? (
          <EmptyState picture={<EmptyInboxPicture />} title={t("family.shortlist.empty")} action={search}>
            {t("family.shortlist.empty.text")}
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-4">
            {pages.items.map((entry) => (
              <ShortlistRow
                key={entry._id}
                familyId={family._id}
                entry={entry}
                choice={
                  paid && entry.profile
                    ? {
                        isChosen: chosen.includes(entry.profile._id),
                        isFull: chosen.length >= COMPARED_MAX,
                        choose: (id) =>
                          setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])),
                      }
                    : undefined
                }
                onChange={change}
                onRemoved={() => {
                  pages.change((items) => items.filter((one) => one._id !== entry._id));
                  setChosen((ids) => ids.filter((id) => id !== entry.profile?._id));
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
