/** The English texts of the form of an opening. */
import jobForm from "#messages/en/job-form.json";
import jobs from "#messages/en/jobs.json";

export const messages = { ...jobs, ...jobForm };
