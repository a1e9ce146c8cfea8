/** The calls of the pages about resumes in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import type { OwnResume, ResumeView } from "#contract/resumes/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import type { ResumeQuery } from "./resume-query.ts";

export function fetchResumes(query: ResumeQuery): Promise<PayloadOf<typeof resumes.all>> {
  return call(resumes.all, query as object);
}

/** `onMissing` hears of what a visitor is served and this member is not, as the error screen knows what is missing. */
export async function fetchResume(id: string, onMissing?: (refusal: CallFailure) => void): Promise<ResumeView> {
  try {
    return (await call(resumes.fetch, { id })).resume;
  } catch (error) {
    if (error instanceof CallFailure && error.code === "resume.not-found")
      onMissing?.(new CallFailure(404, error.message));
    throw error;
  }
}

export async function setResumeState(id: string, state: OwnResume["state"]): Promise<OwnResume> {
  return (await call(resumes.setState, { id, state })).resume;
}

export function deleteResume(id: string): Promise<unknown> {
  return call(resumes.delete, { id });
}
