/** The English texts of what a member does with own openings: the form, the list, deleting. */
import fields from "#messages/en/fields.json";
import jobForm from "#messages/en/job-form.json";
import jobs from "#messages/en/jobs.json";

export const messages = { ...fields, ...jobs, ...jobForm };
