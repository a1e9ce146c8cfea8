/** Where a category leads from a page that is about no place: to the place stored in this browser. */
import { paths } from "#contract/paths.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";

/** All of India until the page is hydrated. */
export function useCategoryPath(): (slug: string) => string {
  const here = useHere();
  const { slug: place } = useChosenPlace();
  return (category) => here(paths.place(place, { category }));
}
