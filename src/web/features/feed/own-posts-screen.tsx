/** /feed/mine: what the member has written, with the state of each, and whose posts the member does not read. */
import { Pencil } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { feed } from "#contract/feed.ts";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { MemberPoll } from "./member-poll.tsx";
import { MutedMembers } from "./muted-members.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostCard } from "./post-card.tsx";

export const handle: ScreenHandle = { title: "feed.own.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [own, muted] = await Promise.all([fetchOwn(cursor), call(feed.fetchMuted, {})]);
  return { own, muted };
}
clientLoader.hydrate = true as const;

export default function OwnPostsScreen() {
  const t = useWords();
  const here = useHere();
  const revalidator = useRevalidator();
  const { own, muted } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(own, ({ posts }) => posts, fetchOwn);
  const replace = (post: PostView) => pages.change((all) => all.map((one) => (one._id === post._id ? post : one)));
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <ButtonLink look="primary" to={here(paths.newPost())} icon={<Pencil aria-hidden="true" />} className="self-start">
        {t("feed.write")}
      </ButtonLink>
      {pages.items.length === 0 ? (
        <EmptyState picture={<CommunityPicture />} title={t("feed.own.none")}>
          {t("feed.own.none.text")}
        </EmptyState>
      ) : (
        <PagedList pages={pages} moreLabel={t("feed.own.more")}>
          <h2 className="sr-only">{t("feed.list")}</h2>
          <ul className="flex flex-col gap-4">
            {pages.items.map((post) => (
              <li key={post._id}>
                <PostCard
                  post={post}
                  menu={
                    <PostActions
                      post={post}
                      onChange={replace}
                      onDeleted={() => void revalidator.revalidate()}
                      onAuthorHidden={() => undefined}
                    />
                  }
                  poll={post.approvalStatus === "Approved" && <MemberPoll post={post} onChange={replace} />}
                >
                  <PostState post={post} />
                </PostCard>
              </li>
            ))}
          </ul>
        </PagedList>
      )}
      <MutedMembers first={muted} />
    </div>
  );
}

function PostState({ post }: { post: PostView }) {
  const t = useWords();
  const { approvalStatus, isHeld, rejectionMessage, isHidden } = post;
  if (approvalStatus === "Rejected")
    return (
      <div className="flex flex-col gap-1">
        <Badge tone="danger" className="self-start">
          {t("feed.state.rejected")}
        </Badge>
        <p className="text-danger">{rejectionMessage}</p>
        <p className="text-sm text-ink-soft">{t("feed.state.rejected.fix")}</p>
      </div>
    );
  const state = approvalStatus === "Pending" ? "pending" : isHeld ? "held" : isHidden ? "hidden" : "public";
  return (
    <div className="flex flex-col gap-1">
      <Badge tone={state === "public" ? "open" : "accent"} className="self-start">
        {t(`feed.state.${state}`)}
      </Badge>
      {(state === "pending" || state === "held") && (
        <p className="text-sm text-ink-soft">{t(`feed.state.${state}.text`)}</p>
      )}
    </div>
  );
}

function fetchOwn(cursor?: string) {
  return call(feed.fetchMine, { cursor });
}
