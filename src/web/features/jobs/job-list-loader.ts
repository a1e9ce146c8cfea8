/** Loads a page of openings for an anonymous visitor, with what its filters offer. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { CLOSES_WITHIN_DAYS, EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import { jobReference } from "#contract/job-reference.ts";
import { jobFilters, jobs } from "#contract/jobs.ts";
import { orAnyCity } from "#web/features/places/any-city.ts";
import { loadPlaceFacts } from "#web/features/places/facts/place-facts-loader.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { type JobQuery, jobQueryOf } from "./job-query.ts";

export type JobPage = PayloadOf<typeof jobs.all>;

export async function loadJobs(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const [{ functionalAreas }, { qualifications }] = await Promise.all([
    api.call(jobReference.areas, {}),
    api.call(jobReference.qualifications, {}),
  ]);
  const query = readable(jobQueryOf(new URL(args.request.url)), {
    functionalArea: functionalAreas,
    qualification: qualifications,
  });
  const choices = {
    functionalAreas,
    qualifications,
    employmentTypes: EMPLOYMENT_TYPES,
    workModes: WORK_MODES,
    closingDays: CLOSES_WITHIN_DAYS,
  };
  const answer = await orAnyCity(query, (asked) => orErrorPage(api.call(jobs.all, asked as object)));
  return { ...choices, ...answer, facts: await loadPlaceFacts(api, "job", answer.query) };
}

/** A filter that says nothing we know filters nothing. */
function readable(query: JobQuery, known: Record<"functionalArea" | "qualification", Array<{ slug: string }>>) {
  const isReadable = ([name, value]: [string, string]) => {
    if (name === "cursor") return true;
    const choices = known[name as keyof typeof known];
    if (choices) return choices.some(({ slug }) => slug === value);
    return jobFilters[name as keyof typeof jobFilters].safeParse(value).success;
  };
  return Object.fromEntries(Object.entries(query).filter(isReadable)) as JobQuery;
}
