/** The screen of one kind of want: the way to the form first, then what the member has posted, then the list with its filters. */
import { ArrowDown, Plus } from "lucide-react";
import { type ComponentProps, lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { PlaceFactsView } from "#contract/place-facts.ts";
import type { WantKind } from "#contract/want-choices.ts";
import { PlaceFacts } from "#web/features/places/facts/place-facts.tsx";
import { usePlaceHead, withCityName } from "#web/features/places/facts/use-place-head.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { type FilterProps, WantFilters } from "./want-filters.tsx";
import { WantList } from "./want-list.tsx";
import type { WantPage } from "./want-list-loader.ts";
import { formPath, listPath } from "./want-ways.ts";

const OwnWants = lazy(() => import("./own-wants.tsx"));

interface Props extends FilterProps {
  kind: WantKind;
  page: WantPage;
  unknownCity?: string;
  facts: PlaceFactsView | undefined;
  /** What stands in the corner of a card. */
  cornerOf: ComponentProps<typeof WantList>["cornerOf"];
}

export function WantsPage({ kind, page, unknownCity, facts, cornerOf, ...filters }: Props) {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const { key } = useLocation();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const title = t(`wants.${kind}.title`);
  const head = usePlaceHead({
    kind,
    facts,
    title: t(`wants.${kind}.list`),
    names: page.wants.map((want) => want.title),
    otherwise: {
      title,
      description: t("wants.list.description", { title, brand }),
      path: listPath(kind),
      noindex: Object.keys(filters.query).length > 0,
    },
  });
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-3 md:px-6">
      <PageHead {...head} />
      <header>
        <Breadcrumbs crumbs={[{ title: t("site.home"), path: paths.home() }, { title }]} />
        <h1 className="mt-1 text-2xl md:text-3xl">{head.title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t(`wants.${kind}.intro`)}</p>
      </header>
      <Card as="section" aria-labelledby="post-want" className="flex flex-col gap-4 md:flex-row md:items-center">
        <div className="flex-1">
          <h2 id="post-want" className="text-xl">
            {t(`wants.${kind}.post`)}
          </h2>
          <p className="mt-1 max-w-text text-ink-soft">{t(`wants.${kind}.post.text`)}</p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <ButtonLink look="primary" to={here(formPath(kind))} icon={<Plus aria-hidden="true" />}>
            {t(`wants.${kind}.post`)}
          </ButtonLink>
          <a href="#want-list" className="link inline-flex min-h-11 items-center gap-1.5 md:hidden">
            <ArrowDown aria-hidden="true" className="size-5" />
            {t("wants.to-list")}
          </a>
        </div>
      </Card>
      {user && (
        <Suspense>
          <WithWords group="want-form">
            <OwnWants key={user._id + kind} kind={kind} />
          </WithWords>
        </Suspense>
      )}
      <section aria-labelledby="want-list" className="flex flex-col gap-4">
        <h2 id="want-list" className="scroll-mt-20 text-xl">
          {t(`wants.${kind}.list`)}
        </h2>
        <WantFilters kind={kind} {...filters} query={withCityName(filters.query, facts, t.language)} />
        {unknownCity && <StatusNote>{t("wants.filter.city.unknown", { city: unknownCity })}</StatusNote>}
        <WantList key={key} kind={kind} query={filters.query} first={page} cornerOf={cornerOf} />
        <PlaceFacts kind={kind} facts={facts} />
      </section>
    </div>
  );
}
