/** /events/{event}: one event, whole; who comes, and for who proposed it the names. One that is over stays readable. */
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { discussions } from "#contract/discussions/discussions.ts";
import { discussionTag } from "#contract/discussions/topics.ts";
import { eventPath } from "#contract/events/event-path.ts";
import { events } from "#contract/events/events.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, imagePath, paths, slugWithId } from "#contract/paths.ts";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { Discussion } from "#web/features/discussions/discussion.tsx";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { EventComing } from "./event-coming.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventHead } from "./event-head.tsx";
import { placeText } from "./event-texts.ts";

const ItemActions = latePart(() => import("#web/features/favourites/item-actions.tsx"));
const ReportItemButton = latePart(() => import("#web/features/approvals/report-item-button.tsx"));
const OwnEventPart = lazy(() => import("./own-event-part.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.event ?? "";
  const { event } = await orErrorPage(api.call(events.fetchOne, { id: idInSlug(part) }));
  api.shows(itemTag("gathering", event._id), discussionTag(event._id));
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(event.slug, event._id), id: event._id }]);
  const discussion = await orErrorPage(api.call(discussions.fetch, { kind: "event", id: event._id }));
  return { event, discussion };
}

const fetchFull = async (id: string) => (await import("./event-calls.ts")).fetchFullEvent(id);

export default function EventScreen() {
  const t = useWords();
  const language = useLanguage();
  const { user } = useSession();
  const { event: served, discussion } = useLoaderData<typeof loader>();
  const event = useFullView(served, fetchFull);
  const isHydrated = useHydrated();
  const { title, description, images } = event;
  const path = eventPath(event);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("events.title"), path: paths.events() },
    { title },
  ];
  const isMine = user?._id === event.fkUserId;
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <EventHead event={served} path={path} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <header>
            <p className="text-ink-soft">{placeText(event, language)}</p>
            <div className="flex items-start justify-between gap-4">
              <h1 lang={langOf(title, language)} className="mt-1 text-2xl md:text-3xl">
                {title}
              </h1>
              {!event.isOver && !event.isCancelled && (
                <span className="h-11 w-24 shrink-0">
                  {isHydrated && (
                    <Suspense>
                      <ItemActions
                        kind="gathering"
                        id={event._id}
                        name={title}
                        what={t("events.gathering")}
                        place={placeText(event, language)}
                        path={path}
                      />
                    </Suspense>
                  )}
                </span>
              )}
            </div>
          </header>
          {(event.isOver || event.isCancelled) && (
            <div className="rounded-md bg-sunken px-4 py-3">
              <p>
                <strong>{t(event.isCancelled ? "events.cancelled" : "events.over")}</strong>
              </p>
              {event.cancelReason && (
                <p lang={langOf(event.cancelReason, language)} className="wrap-anywhere">
                  {event.cancelReason}
                </p>
              )}
            </div>
          )}
          {images[0] && (
            <img
              src={imagePath(images[0], 1200)}
              srcSet={`${imagePath(images[0], 480)} 480w, ${imagePath(images[0], 1200)} 1200w`}
              sizes="(min-width: 64rem) 50rem, 100vw"
              alt={t("events.photo", { title })}
              width={1200}
              height={675}
              className="aspect-video w-full rounded-lg border border-line object-cover"
            />
          )}
          <section aria-labelledby="event-about">
            <h2 id="event-about" className="mb-2 text-xl">
              {t("events.about")}
            </h2>
            <p lang={langOf(description, language)} className="max-w-text whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          </section>
        </div>
        {/* Before what is said of it, also on a phone: when, where, and whether one comes. */}
        <div className="flex flex-col gap-4 lg:sticky lg:top-20 lg:row-span-2">
          <EventFacts event={event} />
          <EventComing key={event._id} event={event} path={path} />
        </div>
        <div className="flex flex-col gap-6">
          {isMine && (
            <Suspense>
              <WithWords group="event-form">
                <OwnEventPart event={event} />
              </WithWords>
            </Suspense>
          )}
          <Discussion topic={{ kind: "event", id: event._id, title, path }} served={discussion} />
          {user && !isMine && !event.isOver && (
            <div className="flex min-h-11 justify-end">
              <Suspense>
                <ReportItemButton kind="gathering" id={event._id} name={title} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
