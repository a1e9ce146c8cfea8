/** A list that loads on shortly before its end is reached, and has a real link to the next page all the while. */
import { type ReactNode, useEffect, useRef } from "react";
import { SCROLL_PX } from "#contract/limits.ts";
import { NextPageLink } from "./next-page-link.tsx";

type Props = {
  /** Address of the next page. */
  nextHref: string;
  busy: boolean;
  onMore: () => void;
  /** On the link, also while waiting. */
  moreLabel: ReactNode;
  children: ReactNode;
};

/** A jump to the end of the page may pass the end of the list, which counts as having reached it. */
const PASSED_PX = 1500;

/** Asks once each time the end comes within 150 px; never while `busy`. */
export function InfiniteScroll({ nextHref, busy, onMore, moreLabel, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const latestMore = useRef(onMore);
  useEffect(() => {
    latestMore.current = onMore;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another next page is watched for anew
  useEffect(() => {
    if (!end.current || busy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latestMore.current(), {
      rootMargin: `${PASSED_PX}px 0px ${SCROLL_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, nextHref]);
  return (
    <div aria-busy={busy}>
      {children}
      <div ref={end} className="flex min-h-24 items-center justify-center pt-6">
        <NextPageLink to={nextHref} busy={busy} onMore={onMore}>
          {moreLabel}
        </NextPageLink>
      </div>
    </div>
  );
}
