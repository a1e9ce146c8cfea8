/** A list that grows page by page while someone reads it, and whose items can change in place. */
import { useState } from "react";

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export interface MorePages<T> extends Page<T> {
  busy: boolean;
  failed: boolean;
  more: () => void;
  /** Rewrites the items, such as after a delete. */
  change: (rewrite: (items: T[]) => T[]) => void;
  /** Replaces the items by a newer reading of the list. */
  renew: (page: Page<T>) => void;
}

/** Starts with the loader's page and starts anew when the loader brings another; `itemsOf` finds the items in a call's payload, `load` fetches the page of a cursor. */
export function useMorePages<P extends { nextCursor: string | null }, T>(
  first: P,
  itemsOf: (page: P) => T[],
  load: (cursor: string) => Promise<P>,
): MorePages<T> {
  const start = () => ({ first, items: itemsOf(first), nextCursor: first.nextCursor });
  const [list, setList] = useState(start);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  if (list.first !== first) {
    setList(start());
    setState("idle");
  }
  const { items, nextCursor } = list;
  const more = async () => {
    if (!nextCursor || state === "busy") return;
    setState("busy");
    try {
      const page = await load(nextCursor);
      setList((before) =>
        before.first === first
          ? { first, items: [...before.items, ...itemsOf(page)], nextCursor: page.nextCursor }
          : before,
      );
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return {
    items,
    nextCursor,
    busy: state === "busy",
    failed: state === "failed",
    more: () => void more(),
    change: (rewrite) => setList((before) => ({ ...before, items: rewrite(before.items) })),
    renew: (page) => setList((before) => (before.first === first ? { first, ...page } : before)),
  };
}
