/** Who has opened the whole profile: by a profile of their own, else by where they live, with when and how often. */
import { showDate } from "#base/dates.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { type FamilyViewer, matrimonyViewers } from "#contract/matrimony/family-viewers.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { nameText, placeText } from "../search/profile-texts.ts";

type ViewerPage = PayloadOf<typeof matrimonyViewers.fetchViewers>;

export function fetchViewers(id: string, cursor?: string): Promise<ViewerPage> {
  return call(matrimonyViewers.fetchViewers, { id, cursor });
}

export function Viewers({ familyId, first }: { familyId: string; first: ViewerPage }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const pages = useMorePages(
    first,
    ({ viewers }) => viewers,
    (cursor) => fetchViewers(familyId, cursor),
  );
  return (
    <section aria-labelledby="viewers" className="flex flex-col gap-4">
      <div>
        <h2 id="viewers" className="text-xl">
          {t("family.viewers")}
        </h2>
        <p className="max-w-text text-ink-soft">{t("family.viewers.intro", { n: first.total })}</p>
      </div>
      <PagedList
        pages={pages}
        moreLabel={t("family.more")}
        hrefOf={(cursor) => here(paths.family(familyId, { part: "viewers", cursor }))}
      >
        {pages.items.length === 0 ? (
          <EmptyState picture={<EmptyInboxPicture />} title={t("family.viewers.empty")}>
            {t("family.viewers.empty.text")}
          </EmptyState>
        ) : (
          <ul className="flex max-w-form flex-col divide-y divide-line rounded-lg border border-line bg-card">
            {pages.items.map((viewer) => (
              <li key={viewer._id} className="flex flex-col gap-1 px-4 py-3">
                <Who viewer={viewer} />
                <p className="text-sm text-ink-soft">
                  {t("family.viewers.when", {
                    n: viewer.days,
                    first: showDate(viewer.firstAt, language),
                    last: showDate(viewer.lastAt, language),
                  })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Who({ viewer: { profiles, ...home } }: { viewer: FamilyViewer }) {
  const t = useWords();
  const here = useHere();
  const hindi = t.language === "hi";
  if (profiles.length === 0) {
    const place = (hindi ? (home.cityHi ?? home.city) : home.city) ?? (hindi ? home.stateHi : home.state);
    return (
      <p className="font-semibold">{place ? t("family.viewers.from", { place }) : t("family.viewers.somebody")}</p>
    );
  }
  return profiles.map((profile) => {
    const name = nameText(t, profile);
    return (
      <p key={profile._id} className="wrap-anywhere">
        <Link to={here(paths.profile(profile._id))} lang={langOf(name, t.language)} className="link font-semibold">
          {name}
        </Link>{" "}
        <span className="text-sm text-ink-soft">{placeText(t, profile)}</span>
      </p>
    );
  });
}
