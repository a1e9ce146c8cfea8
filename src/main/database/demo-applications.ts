/** Applications of the demo's candidates to its openings, in every state, so that both sides have something to read. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { insertDemoApplication, listDemoOpenings, listDemoResumes } from "./demo-application-queries.ts";

const EACH = 4;
const STATES = ["shortlisted", "seen", "sent", "rejected"] as const;
const WORDS = "Thank you for writing. This time we have chosen somebody who lives nearer.";

/** Each of the first openings gets some of the candidates, nobody their own. */
export async function insertDemoApplications(handle: Handle, now: Date): Promise<void> {
  const [openings, resumes] = [await listDemoOpenings(handle), await listDemoResumes(handle)];
  for (const [n, opening] of openings.entries()) {
    const candidates = resumes.filter(({ owner_id }) => owner_id !== opening.owner_id);
    for (const [at, state] of STATES.entries()) {
      const resume = candidates[(n + at) % Math.max(1, candidates.length)];
      if (!resume || at >= Math.min(EACH, candidates.length)) break;
      const applied = new Date(now.getTime() - (at + 1) * DAY_MS);
      const decided = state === "shortlisted" || state === "rejected";
      await insertDemoApplication(handle, {
        id: newId(),
        opening_id: opening.id,
        applicant_id: resume.owner_id,
        resume_id: resume.id,
        state,
        words: state === "rejected" ? WORDS : null,
        applied_at: applied,
        seen_at: state === "sent" ? null : now,
        decided_at: decided ? now : null,
      });
    }
  }
}
