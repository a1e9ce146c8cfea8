/** The Hindi texts of what a member does with own openings: the form, the list, deleting. */
import fields from "#messages/hi/fields.json";
import jobForm from "#messages/hi/job-form.json";
import jobs from "#messages/hi/jobs.json";

export const messages = { ...fields, ...jobs, ...jobForm };
