/** /announcements/{announcement}: one birth, marriage or death. What is for members alone is read in the browser: the served page says nothing of it. */
import { lazy, Suspense, useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { announcements } from "#contract/announcements/announcements.ts";
import { itemTag } from "#contract/announcements/tags.ts";
import { discussions } from "#contract/discussions/discussions.ts";
import { discussionTag } from "#contract/discussions/topics.ts";
import type { DiscussionView } from "#contract/discussions/views.ts";
import { idInSlug, languageOf, paths, slugWithId } from "#contract/paths.ts";
import { Discussion } from "#web/features/discussions/discussion.tsx";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { SOBER } from "./announcement-card.tsx";
import { announcementPath } from "./announcement-path.ts";
import { AnnouncementSheet } from "./announcement-sheet.tsx";
import { happenedText, placeText } from "./announcement-texts.ts";

const ReportItemButton = latePart(() => import("#web/features/approvals/report-item-button.tsx"));
const OwnAnnouncementNote = lazy(() => import("./own-announcement-note.tsx"));

/** What is for members alone is read by their browser. */
const UNSAID: DiscussionView = {
  counts: { likes: 0, comments: 0, shares: 0 },
  liked: false,
  comments: [],
  unseen: [],
  nextCursor: null,
};

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.announcement ?? "";
  const id = idInSlug(part);
  const found = await orErrorPage(
    api.call(announcements.fetchOne, { id }).catch((error) => {
      if (refusalCode(error) === "announcement.not-found") return { announcement: null };
      throw error;
    }),
  );
  api.shows(itemTag(id));
  const { announcement } = found;
  if (announcement) {
    const current = slugWithId(announcement.slug, announcement._id);
    redirectToCurrentAddress(args, [{ given: part, current, id: announcement._id }]);
  }
  api.shows(discussionTag(id));
  const discussion = announcement?.commentsOpen ? await api.call(discussions.fetch, { kind: "notice", id }) : UNSAID;
  return { id, announcement, discussion };
}

export default function AnnouncementScreen() {
  const t = useWords();
  const { user } = useSession();
  const { pathname } = useLocation();
  const { id, announcement: served, discussion } = useLoaderData<typeof loader>();
  const announcement = useReadBy(id, served);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("announcements.title"), path: paths.announcements() },
    { title: announcement?.title ?? t("announcements.closed") },
  ];
  const isMine = announcement && user?._id === announcement.fkUserId;
  return (
    <div className="mx-auto flex max-w-form flex-col gap-6 px-4 pt-3 md:px-6">
      <Head announcement={served} path={languageOf(pathname).path} />
      <Breadcrumbs crumbs={crumbs} />
      {isMine && (
        <Suspense>
          <WithWords group="announcement-form">
            <OwnAnnouncementNote announcement={announcement} />
          </WithWords>
        </Suspense>
      )}
      {announcement ? <AnnouncementSheet announcement={announcement} /> : <Closed path={languageOf(pathname).path} />}
      {announcement?.commentsOpen && announcement.approvalStatus === "Approved" && (
        <Discussion
          key={announcement._id}
          topic={{
            kind: "notice",
            id: announcement._id,
            title: announcement.title,
            path: announcementPath(announcement),
          }}
          served={discussion}
          title={t(SOBER[announcement.kind] ? "announcements.condolences" : "announcements.congratulations")}
          isPlain
        />
      )}
      {announcement && user && !isMine && (
        <div className="flex min-h-11 justify-end">
          <Suspense>
            <ReportItemButton kind="announcement" id={announcement._id} name={announcement.title} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** What was served, until somebody who is signed in may read more of it. */
function useReadBy(id: string, served: AnnouncementView | null): AnnouncementView | null {
  const { user } = useSession();
  const [read, setRead] = useState<AnnouncementView>();
  const reader = user?._id;
  useEffect(() => {
    setRead(undefined);
    if (!reader) return;
    let gone = false;
    import("./announcement-calls.ts")
      .then(({ fetchAnnouncement }) => fetchAnnouncement(id))
      .then(
        (view) => gone || setRead(view),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [id, reader]);
  return read?._id === id ? read : served;
}

function Head({ announcement, path }: { announcement: AnnouncementView | null; path: string }) {
  const t = useWords();
  if (!announcement)
    return (
      <PageHead title={t("announcements.closed")} description={t("announcements.closed.text")} path={path} noindex />
    );
  const summary = [t(`announcements.kind.${announcement.kind}`), placeText(announcement, t.language)].join(", ");
  return (
    <PageHead
      title={`${announcement.title}, ${summary}`}
      description={`${happenedText(t, announcement)}. ${announcement.words}`.slice(0, 300)}
      path={announcementPath(announcement)}
      noindex={announcement.audience !== "everybody"}
    />
  );
}

function Closed({ path }: { path: string }) {
  const t = useWords();
  const here = useHere();
  const { user, paid } = useSession();
  return (
    <section className="flex flex-col items-start gap-4 rounded-lg border border-line bg-card p-6">
      <h1 className="text-2xl">{t("announcements.closed")}</h1>
      <p className="text-ink-soft">{t("announcements.closed.text")}</p>
      {!user && (
        <ButtonLink look="primary" to={here(paths.login({ from: path }))}>
          {t("announcements.closed.log-in")}
        </ButtonLink>
      )}
      {user && !paid && (
        <ButtonLink look="primary" to={here(paths.subscriptionInfo())}>
          {t("announcements.see-membership")}
        </ButtonLink>
      )}
      {user && paid && <ButtonLink to={here(paths.announcements())}>{t("announcements.list.all")}</ButtonLink>}
    </section>
  );
}
