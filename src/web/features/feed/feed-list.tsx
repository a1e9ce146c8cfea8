/** The list of posts of a page that is the same for everybody: as it was served for visitors; a member's own reading takes its place before anything is seen. */
import { lazy, Suspense, useEffect, useState } from "react";
import type { PostView } from "#contract/feed-views.ts";
import { DiscussionBar } from "#web/features/discussions/discussion-bar.tsx";
import { useResultsMemory } from "#web/platform/browser/results-memory.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import type { FeedPage } from "./feed-loader.ts";
import type { FeedListProps, FeedQuery } from "./feed-query.ts";
import { Poll } from "./poll.tsx";
import { PostCard } from "./post-card.tsx";
import { PostList, PostsLoading } from "./post-list.tsx";
import { topicOf } from "./post-text.ts";

const MemberFeed = lazy(() => import("./member-feed.tsx"));

/** Give it a new `key` for other filters. What a block or a mute hides from a member is in the served list, which therefore no member sees. */
export function FeedList({ first, ...props }: FeedListProps & { first: FeedPage }) {
  const { user } = useSession();
  if (user)
    return (
      <Suspense fallback={<PostsLoading />}>
        <MemberFeed key={user._id} memberId={user._id} {...props} />
      </Suspense>
    );
  return (
    <>
      <div className="member:hidden">
        <VisitorFeed first={first} {...props} />
      </div>
      <div className="visitor:hidden">
        <PostsLoading />
      </div>
    </>
  );
}

function VisitorFeed({ query, first, ...props }: FeedListProps & { first: FeedPage }) {
  const t = useWords();
  const { remembered, remember } = useResultsMemory<Page<PostView> & { of: string | null }>();
  const [start] = useState<FeedPage>(
    remembered?.of === null ? { posts: remembered.items, nextCursor: remembered.nextCursor } : first,
  );
  const pages = useMorePages(
    start,
    ({ posts }) => posts,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  const { items, nextCursor } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: remembered when there is more, under the entry of the history that is open then
  useEffect(() => {
    if (items !== start.posts) remember({ of: null, items, nextCursor });
  }, [items]);
  return (
    <PostList
      pages={pages}
      {...props}
      cardOf={(post) => (
        <PostCard
          post={post}
          poll={post.poll && <Poll poll={post.poll} note={post.poll.isClosed ? undefined : t("feed.poll.login")} />}
        >
          <DiscussionBar topic={topicOf(post)} counts={post.counts} liked={false} />
        </PostCard>
      )}
    />
  );
}

/** Loaded when more is wanted: a served page has its first ones already. */
const fetchMore = async (query: FeedQuery) => (await import("./feed-calls.ts")).fetchPosts(query);
