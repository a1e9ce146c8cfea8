/** The type-ahead of subcategories: asks a moment after the last key, uses the newest answer only. */
import { useEffect, useState } from "react";
import { catalogue, type SubCategoryView } from "#contract/catalogue.ts";
import { call } from "#web/platform/calls/call.ts";

interface KindSearch {
  kinds: SubCategoryView[];
  state: "waiting" | "ready" | "failed";
}

const PAUSE_MS = 150;
const WAITING: KindSearch = { kinds: [], state: "waiting" };

/** Asks nothing while nothing is typed. */
export function useKindSearch(typed: string): KindSearch {
  const [search, setSearch] = useState(WAITING);
  const searchQuery = typed.trim();
  useEffect(() => {
    if (!searchQuery) return;
    setSearch(WAITING);
    const stop = new AbortController();
    const ask = () =>
      call(catalogue.suggestSubCategories, { searchQuery }, { signal: stop.signal }).then(
        ({ subCategories }) => setSearch({ kinds: subCategories, state: "ready" }),
        () => stop.signal.aborted || setSearch({ kinds: [], state: "failed" }),
      );
    const wait = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [searchQuery]);
  return search;
}
