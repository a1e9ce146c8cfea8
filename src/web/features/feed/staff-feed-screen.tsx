/** /staff/feed: public posts with who wrote them, each to take down with a reason that its author reads. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import { approvals } from "#contract/approvals.ts";
import { staffFeed } from "#contract/feed.ts";
import type { StaffPost } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { RejectDialog } from "#web/features/staff/reject-dialog.tsx";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { loadGroup, wordsOf } from "#web/platform/language/catalogue.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { Poll } from "./poll.tsx";
import { PostCard } from "./post-card.tsx";
import { beginningOf } from "./post-text.ts";

const REASONS = ["staff.feed.reason.advertising", "staff.feed.reason.rude", "staff.feed.reason.money"] as const;

type Page = Awaited<ReturnType<typeof fetchPage>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, fetchPage(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffFeedScreen() {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const page = useLoaderData<typeof clientLoader>();
  const [more, setMore] = useState<Page & { after: Page }>();
  const [removing, setRemoving] = useState<StaffPost>();
  const loaded = more?.after === page ? more : undefined;
  const { nextCursor } = loaded ?? page;
  const posts = [...page.posts, ...(loaded?.posts ?? [])];
  const showMore = useShowMore(async () => {
    const next = await fetchPage(nextCursor ?? undefined);
    setMore({ after: page, ...next, posts: [...(loaded?.posts ?? []), ...next.posts] });
  });
  const ask = async (post: StaffPost) => {
    await loadGroup("staff-feed", post.author.language).catch(() => undefined);
    setRemoving(post);
  };
  return (
    <section className="grid gap-6" aria-labelledby="feed-title">
      <title>{`${t("staff.feed.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="feed-title" className="text-2xl">
          {t("staff.feed.title")}
        </h1>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.feed.note")}</p>
      </div>
      {posts.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.feed.empty")}>
          {t("staff.feed.empty.text")}
        </EmptyState>
      )}
      <h2 className="sr-only">{t("feed.list")}</h2>
      <div className="grid max-w-3xl gap-4">
        {posts.map((post) => (
          <PostCard key={post._id} post={post} poll={post.poll && <Poll poll={post.poll} />}>
            <p className="text-sm text-ink-soft">
              {t("staff.feed.by", { name: post.author.name, phone: spacedPhone(post.author.phoneNo) })}
            </p>
            <Button size="small" className="self-start" onClick={() => void ask(post)}>
              {t("staff.feed.take-down")}
              <span className="sr-only"> {t("feed.post", { name: post.name })}</span>
            </Button>
          </PostCard>
        ))}
      </div>
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      {removing && (
        <RejectDialog
          id={removing._id}
          name={beginningOf(removing)}
          reasons={REASONS}
          said={wordsOf(removing.author.language)}
          onClose={() => setRemoving(undefined)}
          onReject={async (rejectionMessage) => {
            const { _id: id, updatedAt } = removing;
            await call(approvals.takeDown, { kind: "post", id, updatedAt, rejectionMessage });
            setRemoving(undefined);
            toasts.show({ tone: "success", text: t("staff.feed.taken-down") });
            await revalidator.revalidate();
          }}
        />
      )}
    </section>
  );
}

function fetchPage(cursor?: string) {
  return call(staffFeed.fetchAll, { cursor });
}
