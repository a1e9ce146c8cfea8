/** The Hindi texts of what a member does with own openings: the form, the list, deleting. */
import jobForm from "#messages/hi/job-form.json";
import jobs from "#messages/hi/jobs.json";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...refusals, ...jobs, ...jobForm };
