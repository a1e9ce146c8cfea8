/** /spirituality/{entry}: one entry, whole; of an event that is over that it is, and for who entered it the ways to change it. */
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, imagePath, paths, slugWithId } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { AskRite } from "./ask-rite.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import { EntryHead } from "./entry-head.tsx";
import { entryPath } from "./entry-path.ts";
import { kindText, placeText } from "./entry-texts.ts";
import { WrittenText } from "./written-text.tsx";

const ItemActions = latePart(() => import("#web/features/favourites/item-actions.tsx"));
const ReportItemButton = latePart(() => import("#web/features/approvals/report-item-button.tsx"));
const OwnEntryNote = lazy(() => import("./own-entry-note.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.entry ?? "";
  const { entry } = await orErrorPage(api.call(spirituality.fetchOne, { id: idInSlug(part) }));
  api.shows(itemTag("seva", entry._id));
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(entry.slug, entry._id), id: entry._id }]);
  return { entry };
}

const fetchFull = async (id: string) => (await import("./entry-calls.ts")).fetchFullEntry(id);

export default function EntryScreen() {
  const t = useWords();
  const language = useLanguage();
  const { user } = useSession();
  const { entry: served } = useLoaderData<typeof loader>();
  const entry = useFullView(served, fetchFull);
  const isHydrated = useHydrated();
  const { title, description } = entry;
  const path = entryPath(entry);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.spirituality"), path: paths.spirituality() },
    { title },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <EntryHead entry={served} path={path} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-6">
          <header>
            <p className="text-ink-soft">{kindText(t, entry)}</p>
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <h1
                lang={langOf(title, language)}
                className="mt-1 min-w-0 flex-1 basis-40 text-2xl wrap-anywhere md:text-3xl"
              >
                {title}
              </h1>
              {!entry.isOver && (
                <span className="h-11 w-24 shrink-0">
                  {isHydrated && (
                    <Suspense>
                      <ItemActions
                        kind="seva"
                        id={entry._id}
                        name={title}
                        what={kindText(t, entry)}
                        place={placeText(entry, language)}
                        path={path}
                      />
                    </Suspense>
                  )}
                </span>
              )}
            </div>
            <p className="mt-1 text-lg">{entry.contactPerson ?? placeText(entry, language)}</p>
          </header>
          {entry.isOver && (
            <p className="rounded-md bg-sunken px-4 py-3">
              <strong>{t("spirituality.over")}</strong>
            </p>
          )}
          {user?._id === entry.fkUserId && (
            <Suspense>
              <WithWords group="spirituality-form">
                <OwnEntryNote entry={entry} />
              </WithWords>
            </Suspense>
          )}
          <Pictures entry={entry} />
          <section aria-labelledby="entry-about">
            <h2 id="entry-about" className="mb-2 text-xl">
              {t(entry.body ? "spirituality.about.text" : "spirituality.about")}
            </h2>
            <p lang={langOf(description, language)} className="max-w-text whitespace-pre-line">
              {description}
            </p>
          </section>
          {entry.body && (
            <section aria-label={title} className="border-t border-line pt-6">
              <WrittenText text={entry.body} lang={langOf(entry.body, language)} />
            </section>
          )}
          {user && user._id !== entry.fkUserId && !entry.isOver && (
            <div className="flex min-h-11 justify-end">
              <Suspense>
                <ReportItemButton kind="seva" id={entry._id} name={title} />
              </Suspense>
            </div>
          )}
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-20">
          <EntryFacts entry={entry} />
          {isHydrated && entry.canBeAsked && user?._id !== entry.fkUserId && <AskRite entry={entry} path={path} />}
        </div>
      </div>
    </div>
  );
}

/** All of them under one another: few entries have more than one. */
function Pictures({ entry: { images, title } }: { entry: EntryView }) {
  const t = useWords();
  return images.map((image, at) => (
    <img
      key={image}
      src={imagePath(image, 1200)}
      srcSet={`${imagePath(image, 480)} 480w, ${imagePath(image, 1200)} 1200w`}
      sizes="(min-width: 64rem) 50rem, 100vw"
      alt={t("spirituality.photo", { n: at + 1, title })}
      width={1200}
      height={675}
      loading={at === 0 ? "eager" : "lazy"}
      className="aspect-video w-full rounded-lg border border-line object-cover"
    />
  ));
}
