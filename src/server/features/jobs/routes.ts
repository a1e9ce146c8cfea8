/** The calls about job openings and what they are told apart by. */
import { jobReference } from "#contract/job-reference.ts";
import { jobs } from "#contract/jobs.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { fillJob, renewJob, type TellCandidates } from "./closing.ts";
import { allJobs, type FindItems, showJob } from "./jobs.ts";
import { createJob, ownJobPage, removeJob, updateJob } from "./own-jobs.ts";
import { addAreas, addQualifications, allAreas, allQualifications } from "./reference.ts";
import { renameEntry } from "./renaming.ts";

/** `find`: the search. `tell`: those who have applied. */
export const jobsRoutes = (find: FindItems, tell: TellCandidates): Bound[] => [
  ...bind(jobs, {
    all: async (ctx, input) => {
      const { cards, ...page } = await allJobs(ctx, find, input);
      return jsonList("jobs", cards, page);
    },
    fetch: async (ctx, { id }) => ({ job: await showJob(ctx, id) }),
    fetchAll: ownJobPage,
    create: createJob,
    update: updateJob,
    fill: (ctx, { id }) => fillJob(ctx, tell, id),
    renew: renewJob,
    delete: async (ctx, { id }) => {
      await removeJob(ctx, id);
      return {};
    },
  }),
  ...bind(jobReference, {
    areas: async (ctx) => ({ functionalAreas: await allAreas(ctx) }),
    seedAreas: async (ctx, { functionalAreas }) => ({ added: await addAreas(ctx, functionalAreas) }),
    updateArea: async (ctx, input) => {
      await renameEntry(ctx, "functional_areas", input);
      return {};
    },
    updateQualification: async (ctx, input) => {
      await renameEntry(ctx, "qualifications", input);
      return {};
    },
    qualifications: async (ctx) => ({ qualifications: await allQualifications(ctx) }),
    seedQualifications: async (ctx, { qualifications }) => ({ added: await addQualifications(ctx, qualifications) }),
  }),
];
