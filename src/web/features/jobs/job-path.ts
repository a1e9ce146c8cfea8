/** The one address of an opening's page, without language. */
import type { JobCard } from "#contract/job-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";

export function jobPath({ _id, slug }: Pick<JobCard, "_id" | "slug">): string {
  return paths.job(slugWithId(slug, _id));
}
