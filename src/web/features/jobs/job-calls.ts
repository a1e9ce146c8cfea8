/** The calls of the pages about openings in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import type { JobView } from "#contract/job-views.ts";
import { jobs } from "#contract/jobs.ts";
import { call } from "#web/platform/calls/call.ts";
import type { JobQuery } from "./job-query.ts";

export function fetchJobs(query: JobQuery): Promise<PayloadOf<typeof jobs.all>> {
  return call(jobs.all, query as object);
}

export function fetchOwnJobs(cursor?: string): Promise<{ jobs: JobView[]; nextCursor: string | null }> {
  return call(jobs.fetchAll, { cursor });
}

export function deleteJob(id: string): Promise<unknown> {
  return call(jobs.delete, { id });
}

export async function fillJob(id: string): Promise<JobView> {
  return (await call(jobs.fill, { id })).job;
}
