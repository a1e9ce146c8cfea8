/** A list that grows page by page while someone reads it, and whose entries can change in place. */
import { useState } from "react";

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export interface MorePages<T> {
  items: T[];
  /** Address of the next page for a link; undefined at the end. */
  nextHref: string | undefined;
  busy: boolean;
  failed: boolean;
  more: () => void;
  /** Rewrites what is shown, such as after a delete. */
  change: (rewrite: (items: T[]) => T[]) => void;
  /** Shows another reading of the list, as far as it goes, in place of what is shown. */
  renew: (page: Page<T>) => void;
}

/** Starts with the loader's page and starts anew when the loader brings another; `load` fetches the page of a cursor. */
export function useMorePages<T>(first: Page<T>, load: (cursor: string) => Promise<Page<T>>): MorePages<T> {
  const [shown, setShown] = useState({ first, ...first });
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  if (shown.first !== first) {
    setShown({ first, ...first });
    setState("idle");
  }
  const { items, nextCursor } = shown;
  const more = async () => {
    if (!nextCursor || state === "busy") return;
    setState("busy");
    try {
      const page = await load(nextCursor);
      setShown((before) =>
        before.first === first
          ? { first, items: [...before.items, ...page.items], nextCursor: page.nextCursor }
          : before,
      );
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return {
    items,
    nextHref: nextCursor ? `?cursor=${nextCursor}` : undefined,
    busy: state === "busy",
    failed: state === "failed",
    more: () => void more(),
    change: (rewrite) => setShown((before) => ({ ...before, items: rewrite(before.items) })),
    renew: (page) => setShown((before) => (before.first === first ? { first, ...page } : before)),
  };
}
