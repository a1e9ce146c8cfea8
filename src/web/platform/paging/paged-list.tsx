/** Shows a growing list: loads on near its end, keeps a real link to the next page, and says so when that fails. */
import type { ReactNode } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { InfiniteScroll } from "#web/ui/infinite-scroll.tsx";
import type { MorePages } from "./use-more-pages.ts";

interface Props<T> {
  pages: MorePages<T>;
  /** The address of the page of a cursor; the present page with the cursor as its query unless told. */
  hrefOf?: (cursor: string) => string;
  /** What the link to the next page says; public screens give their own, because they have no texts of the member area. */
  moreLabel?: string;
  /** The items so far. */
  children: ReactNode;
}

export function PagedList<T>({ pages, hrefOf = (cursor) => `?cursor=${cursor}`, moreLabel, children }: Props<T>) {
  const t = useWords();
  const { nextCursor, busy, failed, more } = pages;
  if (!nextCursor) return children;
  if (failed)
    return (
      <>
        {children}
        <div role="alert" className="flex flex-col items-center gap-3 pt-6 text-center">
          <p>{t("network.failed")}</p>
          <Button onClick={more}>{t("error.try-again")}</Button>
        </div>
      </>
    );
  return (
    <InfiniteScroll
      nextHref={hrefOf(nextCursor)}
      busy={busy}
      onMore={more}
      moreLabel={moreLabel ?? t("businesses.more")}
    >
      {children}
    </InfiniteScroll>
  );
}
