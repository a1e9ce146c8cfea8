/** Which categories the home page offers: those of which there is something, on the served page in all India, then in the place that is chosen in this browser. */
import { useEffect, useState } from "react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import { useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";

/** All of them until the place's are known, and where it has nothing at all or nobody answers. */
export function useOffered<Category extends { slug: string }>(categories: Category[]): Category[] {
  const { slug: place } = useChosenPlace();
  const [offered, setOffered] = useState<{ place: string; slugs: Set<string> }>();
  useEffect(() => {
    if (place === ALL_OVER_INDIA) return;
    let gone = false;
    import("./offered-in.ts")
      .then(({ offeredIn }) => offeredIn(place))
      .then(
        (slugs) => gone || setOffered(slugs && { place, slugs }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [place]);
  return offered?.place === place ? categories.filter(({ slug }) => offered.slugs.has(slug)) : categories;
}
