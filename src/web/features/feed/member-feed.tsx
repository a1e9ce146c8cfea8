/** The posts as a signed-in member may see them, read with their own session: without whom a block or a mute hides, with the closed groups that they are in. */
import { useEffect, useState } from "react";
import type { PostView } from "#contract/feed-views.ts";
import { DiscussionBar } from "#web/features/discussions/discussion-bar.tsx";
import { useResultsMemory } from "#web/platform/browser/results-memory.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { fetchPosts } from "./feed-calls.ts";
import type { FeedPage } from "./feed-loader.ts";
import type { FeedListProps } from "./feed-query.ts";
import { MemberPoll } from "./member-poll.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostCard } from "./post-card.tsx";
import { PostList, PostsLoading } from "./post-list.tsx";
import { topicOf } from "./post-text.ts";

const FIRST = 20;
const MOST = 100;

interface Props extends FeedListProps {
  memberId: string;
}

/** After Back what was there is shown at once and read anew at the same time: somebody may have blocked the member meanwhile. */
export default function MemberFeed({ memberId, query, ...props }: Props) {
  const t = useWords();
  const { remembered, remember } = useResultsMemory<Page<PostView> & { of: string | null }>();
  const own = remembered?.of === memberId ? remembered : undefined;
  const [page, setPage] = useState<FeedPage | "failed" | undefined>(
    own && { posts: own.items, nextCursor: own.nextCursor },
  );
  const read = (atLeast = FIRST) =>
    fetchPosts(query, Math.min(MOST, Math.max(FIRST, atLeast))).then(setPage, () =>
      setPage((before) => before ?? "failed"),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, which other filters give a new key
  useEffect(() => void read(own?.items.length), []);
  if (page === undefined) return <PostsLoading />;
  if (page === "failed")
    return (
      <div role="alert" className="flex flex-col items-center gap-3 py-10 text-center">
        <p>{t("feed.failed")}</p>
        <Button
          onClick={() => {
            setPage(undefined);
            void read();
          }}
        >
          {t("error.try-again")}
        </Button>
      </div>
    );
  return (
    <Posts
      first={page}
      query={query}
      {...props}
      onGrow={(items, nextCursor) => remember({ of: memberId, items, nextCursor })}
      onAuthorHidden={(n) => void read(n)}
    />
  );
}

interface PostsProps extends FeedListProps {
  first: FeedPage;
  onGrow: (items: PostView[], nextCursor: string | null) => void;
  onAuthorHidden: (count: number) => void;
}

function Posts({ first, query, onGrow, onAuthorHidden, ...props }: PostsProps) {
  const pages = useMorePages(
    first,
    ({ posts }) => posts,
    (cursor) => fetchPosts({ ...query, cursor }),
  );
  const { items, nextCursor } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: remembered whenever it is another list, under the entry of the history that is open then
  useEffect(() => onGrow(items, nextCursor), [items]);
  const replace = (post: PostView) => pages.change((all) => all.map((one) => (one._id === post._id ? post : one)));
  return (
    <PostList
      pages={pages}
      {...props}
      cardOf={(post) => (
        <PostCard
          post={post}
          menu={
            <PostActions
              post={post}
              onChange={replace}
              onDeleted={({ _id }) => pages.change((all) => all.filter((one) => one._id !== _id))}
              onAuthorHidden={() => onAuthorHidden(items.length)}
            />
          }
          poll={<MemberPoll post={post} onChange={replace} />}
        >
          <DiscussionBar topic={topicOf(post)} counts={post.counts} liked={post.liked} />
        </PostCard>
      )}
    />
  );
}
