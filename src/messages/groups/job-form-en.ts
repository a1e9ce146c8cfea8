/** The English texts of what a member does with own openings: the form, the list, deleting. */
import jobForm from "#messages/en/job-form.json";
import jobs from "#messages/en/jobs.json";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...refusals, ...jobs, ...jobForm };
