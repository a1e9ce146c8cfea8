/** The calls about resumes. */
import { resumes } from "#contract/resumes/resumes.ts";
import type { FindItems } from "#server/features/jobs/jobs.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { createResume, removeResume, setResumeState, showOwnResume, updateResume } from "./own-resumes.ts";
import { allResumes, showResume } from "./resumes.ts";

/** `find`: the search. */
export const resumesRoutes = (find: FindItems): Bound[] =>
  bind(resumes, {
    all: async (ctx, input) => {
      const { cards, ...page } = await allResumes(ctx, find, input);
      return jsonList("resumes", cards, page);
    },
    fetch: async (ctx, { id }) => ({ resume: await showResume(ctx, id) }),
    fetchOwn: async (ctx) => ({ resume: await showOwnResume(ctx) }),
    create: createResume,
    update: updateResume,
    setState: setResumeState,
    delete: async (ctx, { id }) => {
      await removeResume(ctx, id);
      return {};
    },
  });
