/** The one address of an entry's page, without language. */
import { paths, slugWithId } from "#contract/paths.ts";
import type { EntryCard } from "#contract/spirituality/entry-views.ts";

export function entryPath({ _id, slug }: Pick<EntryCard, "_id" | "slug">): string {
  return paths.sevaEntry(slugWithId(slug, _id));
}
