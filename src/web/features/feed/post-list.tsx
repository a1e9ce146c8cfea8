/** Posts one under the other, with the next ones coming as the end is reached; the same list for visitors and members. */
import type { ReactNode } from "react";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import type { MorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";

interface Props {
  pages: MorePages<PostView>;
  /** The address of the page of a cursor, without language. */
  pathOf: (cursor: string) => string;
  /** What stands there without any. */
  empty: { title: string; text: string };
  cardOf: (post: PostView) => ReactNode;
}

export function PostList({ pages, pathOf, empty, cardOf }: Props) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  if (pages.items.length === 0 && !pages.nextCursor)
    return (
      <EmptyState picture={<DrawingOf name="no-results" />} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  return (
    <PagedList pages={pages} hrefOf={(cursor) => here(pathOf(cursor))} moreLabel={t("feed.more")}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too */}
      <ul onClick={follow} className="flex flex-col gap-4">
        {pages.items.map((post) => (
          <li key={post._id}>{cardOf(post)}</li>
        ))}
      </ul>
    </PagedList>
  );
}

/** What stands in place of a post that the reader may not see, or that is gone. */
export function NoPost({ heading }: { heading?: "h1" | "h2" }) {
  const t = useWords();
  const here = useHere();
  return (
    <EmptyState
      picture={<DrawingOf name="no-results" />}
      title={t("feed.gone")}
      heading={heading}
      action={<ButtonLink to={here(paths.feed())}>{t("feed.back")}</ButtonLink>}
    >
      <p>{t("feed.gone.text")}</p>
    </EmptyState>
  );
}

export function PostsLoading() {
  const t = useWords();
  return (
    <LoadingRegion label={t("feed.loading")} className="flex flex-col gap-4">
      {[0, 1, 2].map((at) => (
        <Card key={at} className="flex flex-col gap-4">
          <span className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </span>
          <SkeletonText lines={4} />
        </Card>
      ))}
    </LoadingRegion>
  );
}
