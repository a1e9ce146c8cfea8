/** Loads a page of candidates for an anonymous visitor, with what its filters offer. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { jobReference } from "#contract/job-reference.ts";
import { resumeFilters, resumes } from "#contract/resumes/resumes.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { type ResumeQuery, resumeQueryOf } from "./resume-query.ts";

export type ResumePage = PayloadOf<typeof resumes.all>;

export async function loadResumes(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const [{ functionalAreas }, { qualifications }] = await Promise.all([
    api.call(jobReference.areas, {}),
    api.call(jobReference.qualifications, {}),
  ]);
  const query = readable(resumeQueryOf(new URL(args.request.url)), {
    functionalArea: functionalAreas,
    qualification: qualifications,
  });
  return { functionalAreas, qualifications, ...(await pageOf(api, query)) };
}

/** A filter that says nothing we know filters nothing. */
function readable(query: ResumeQuery, known: Record<"functionalArea" | "qualification", Array<{ slug: string }>>) {
  const isReadable = ([name, value]: [string, string]) => {
    if (name === "cursor") return true;
    const choices = known[name as keyof typeof known];
    if (choices) return choices.some(({ slug }) => slug === value);
    return resumeFilters[name as keyof typeof resumeFilters].safeParse(value).success;
  };
  return Object.fromEntries(Object.entries(query).filter(isReadable)) as ResumeQuery;
}

/** `unknownCity`: what was typed as a city, when there is none of that name. */
async function pageOf(
  api: LoaderApi,
  query: ResumeQuery,
): Promise<{ query: ResumeQuery; page: ResumePage; unknownCity?: string }> {
  try {
    return { query, page: await orErrorPage(api.call(resumes.all, query as object)) };
  } catch (error) {
    if (!query.city || refusalCode(error) !== "place.not-found") throw error;
    const { city: unknownCity, cursor: _, ...rest } = query;
    return { ...(await pageOf(api, rest)), unknownCity };
  }
}
