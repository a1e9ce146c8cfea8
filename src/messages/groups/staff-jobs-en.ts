/** The English texts of the areas of work and qualifications that the staff keep. */
import fields from "#messages/en/fields.json";
import jobForm from "#messages/en/job-form.json";
import staffJobs from "#messages/en/staff-jobs.json";

export const messages = { ...fields, ...jobForm, ...staffJobs };
