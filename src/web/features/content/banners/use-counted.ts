/** Tells the portal that a banner has been seen, once a tab, and that it was pressed: sums of the day, without a word about whoever it was. */
import { type RefObject, useEffect, useRef } from "react";
import { COUNT_BANNER } from "#contract/banner-count.ts";
import type { content } from "#contract/content.ts";
import { inTab } from "#web/platform/browser/storage.ts";
import { call } from "#web/platform/calls/call.ts";

const HALF = 0.5;
const SEEN = "viprasetu.banners-seen";

/** `ref` goes to the banner; `press` is for its link. */
export function useCounted(id: string): { ref: RefObject<HTMLLIElement | null>; press: () => void } {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!ref.current || seenHere().includes(id)) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        inTab.write(SEEN, [...seenHere(), id].join(" "));
        tell(id, "view");
      },
      { threshold: HALF },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [id]);
  return { ref, press: () => tell(id, "click") };
}

function seenHere(): string[] {
  return (inTab.read(SEEN) ?? "").split(" ").filter(Boolean);
}

/** Nobody waits for it, and a failure is nobody's trouble. */
function tell(id: string, event: "view" | "click"): void {
  const endpoint = COUNT_BANNER as unknown as typeof content.countBanner;
  call(endpoint, { id, event }, { background: true, retries: 0 }).catch(() => undefined);
}
