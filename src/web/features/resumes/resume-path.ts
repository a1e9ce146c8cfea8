/** The address of a resume's page, without language: the id alone, for a headline in it would lead round the portal. */

import { paths } from "#contract/paths.ts";
import type { ResumeCard } from "#contract/resumes/views.ts";

export function resumePath({ _id }: Pick<ResumeCard, "_id">): string {
  return paths.resume(_id);
}
