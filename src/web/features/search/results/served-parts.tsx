/** Parts of a results page whose program comes after what is painted. They keep to what was served until it is here: rendered anew before, they would be taken away and put back, and a press in between lost. */
import { lazy, memo, Suspense } from "react";
import type { FacetsView } from "#contract/search-narrowing.ts";
import type { ResultsQuery } from "./fetch-results.ts";
import { SaveSearch } from "./save-search.tsx";

/** Loaded where something is chosen. */
const WishChips = lazy(() => import("./wish-chips.tsx"));
/** Loaded when somebody wants to choose. */
const ResultsPanel = lazy(() => import("./results-panel.tsx"));
/** Loaded where nothing was found. */
const ResultsEmpty = lazy(() => import("./results-empty.tsx"));

export const ServedWishChips = memo(function ServedWishChips(props: { query: ResultsQuery & { nearMe: boolean } }) {
  return (
    <Suspense>
      <WishChips {...props} />
    </Suspense>
  );
});

export const ServedPanel = memo(function ServedPanel(props: {
  query: ResultsQuery & { nearMe: boolean };
  facets: FacetsView;
}) {
  return (
    <Suspense>
      <ResultsPanel {...props} />
    </Suspense>
  );
});

export const ServedEmpty = memo(function ServedEmpty(props: {
  query: ResultsQuery & { nearMe: boolean };
  category: string | undefined;
  wanted: string;
  /** Whether others of the category stand above it, with what saves the search. */
  isBelow: boolean;
}) {
  const { isBelow, ...rest } = props;
  return (
    <Suspense>
      <ResultsEmpty
        {...rest}
        tell={!isBelow && <SaveSearch query={props.query} label="results.tell" look="primary" />}
      />
    </Suspense>
  );
});
