/** /spirituality: of the city in the address, else of the one chosen in this browser or of the member, else of all India: the panchang of today, the next festivals, and what there is: temples, priests, services, events and texts. */
import { ArrowRight, Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import type { EntryCard } from "#contract/spirituality/entry-views.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { CityForm } from "./city-form.tsx";
import { EntryGrid } from "./entry-card.tsx";
import { EntrySearch } from "./entry-search.tsx";
import { FestivalList } from "./festival-list.tsx";
import { nameIn, PanchangCard } from "./panchang-card.tsx";
import { loadCity } from "./spirituality-loader.ts";
import { useOpenChosenCity } from "./use-open-chosen-city.ts";

const FollowFestivals = lazy(() => import("./follow-festivals.tsx"));
const OwnEntries = lazy(() => import("./own-entries.tsx"));
const heartOf = (entry: EntryCard) => <MemberHeart kind="seva" id={entry._id} name={entry.title} />;

export function loader(args: LoaderFunctionArgs) {
  return loadCity(args);
}

export default function SpiritualityScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { user } = useSession();
  const { city, panchang, today, upcoming, unknownCity, isOfCity, inPlace, events, texts } =
    useLoaderData<typeof loader>();
  const name = cityName(city, language);
  const [title, description, path, more, inPlaceTitle] = isOfCity
    ? [
        t("spirituality.title.city", { city: name }),
        t("spirituality.description", { city: name }),
        paths.spirituality({ city: city.slug }),
        paths.sevaList({ city: city.slug }),
        t("spirituality.in-city", { city: name }),
      ]
    : [
        t("spirituality.title.everywhere"),
        t("spirituality.description.everywhere"),
        paths.spirituality(),
        paths.sevaList(),
        t("places.everywhere"),
      ];
  useOpenChosenCity(!isOfCity);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-6 md:gap-14 md:px-6 md:pt-10">
      <PageHead title={title} description={description} path={path} />
      <header>
        <h1>{t("spirituality.title")}</h1>
        <p className="mt-3 mb-6 max-w-text text-lg text-ink-soft">{t("spirituality.intro")}</p>
        <div className="flex flex-col gap-3 md:flex-row md:items-center">
          <div className="md:max-w-3xl md:flex-1">
            <EntrySearch />
          </div>
          <ButtonLink
            to={here(paths.newSevaEntry())}
            icon={<Plus aria-hidden="true" />}
            className="self-start md:self-auto"
          >
            {t("spirituality.add")}
          </ButtonLink>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-4">
          {unknownCity && <StatusNote>{t("spirituality.city.unknown", { city: unknownCity, shown: name })}</StatusNote>}
          {today.length > 0 && (
            <p className="rounded-md bg-accent-soft px-4 py-3 font-semibold">
              {t("spirituality.today", { names: today.map((one) => nameIn(one, language)).join(", ") })}
            </p>
          )}
          <PanchangCard day={panchang} city={name} />
        </div>
        <div className="flex flex-col gap-6">
          <CityForm chosen={name} />
          <section aria-labelledby="upcoming">
            <h2 id="upcoming" className="mb-2 text-xl">
              {t("spirituality.upcoming")}
            </h2>
            <FestivalList festivals={upcoming} />
            {user && (
              <Suspense>
                <WithWords group="spirituality-form">
                  <span className="mt-3 flex flex-wrap gap-2">
                    <FollowFestivals cityId={city._id} city={name} />
                    <ButtonLink size="small" to={here(paths.sevaRequests())}>
                      {t("spirituality.requests")}
                    </ButtonLink>
                  </span>
                </WithWords>
              </Suspense>
            )}
          </section>
        </div>
      </div>
      <Section id="in-place" title={inPlaceTitle} more={more} entries={inPlace}>
        <p className="max-w-text text-ink-soft">{t("spirituality.in-city.none", { city: name })}</p>
        <ButtonLink to={here(paths.sevaList())}>{t("spirituality.all")}</ButtonLink>
      </Section>
      <Section
        id="events"
        title={t("spirituality.kinds.event")}
        more={paths.sevaList({ kind: "event" })}
        entries={events}
      />
      <Section
        id="texts"
        title={t("spirituality.kinds.text")}
        more={paths.sevaList({ kind: "text" })}
        entries={texts}
      />
      {user && (
        <Suspense>
          <WithWords group="spirituality-form">
            <OwnEntries key={user._id} />
          </WithWords>
        </Suspense>
      )}
      <section
        aria-labelledby="add-entry"
        className="grid items-center gap-6 rounded-xl border border-line bg-card p-6 md:grid-cols-[1fr_14rem] md:p-10"
      >
        <div>
          <h2 id="add-entry">{t("spirituality.add.title")}</h2>
          <p className="mt-2 mb-5 max-w-text text-ink-soft">{t("spirituality.add.text")}</p>
          <ButtonLink look="primary" to={here(paths.newSevaEntry())} icon={<Plus aria-hidden="true" />}>
            {t("spirituality.add")}
          </ButtonLink>
        </div>
        <div className="w-44 md:w-full">
          <DrawingOf name="temple" />
        </div>
      </section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  more: string;
  entries: readonly EntryCard[];
  /** What stands there instead of nothing; without it the section is left out. */
  children?: ReactNode;
}

function Section({ id, title, more, entries, children }: SectionProps) {
  const t = useWords();
  const here = useHere();
  if (entries.length === 0 && !children) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        {entries.length > 0 && (
          <ButtonLink look="quiet" size="small" to={here(more)} className="-me-4">
            {t("spirituality.more")}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
      {entries.length > 0 ? (
        <EntryGrid entries={entries} cornerOf={heartOf} />
      ) : (
        <div className="flex flex-col items-start gap-4">{children}</div>
      )}
    </section>
  );
}
