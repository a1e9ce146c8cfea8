/** A member's application to an opening, and what they would apply with. */
import { applications } from "#contract/applications/applications.ts";
import { call } from "#web/platform/calls/call.ts";

/** The opening on whose page they are. */
export interface Opening {
  id: string;
  title: string;
  company: string;
  path: string;
  isClosed: boolean;
}
export type Own = Awaited<ReturnType<typeof fetchOwn>>;

export function fetchOwn(fkJobId: string) {
  return call(applications.fetchOfJob, { fkJobId });
}
