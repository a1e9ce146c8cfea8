/** The Hindi texts of the form of an opening. */
import jobForm from "#messages/hi/job-form.json";
import jobs from "#messages/hi/jobs.json";

export const messages = { ...jobs, ...jobForm };
