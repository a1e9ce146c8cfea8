/** The Hindi texts of the areas of work and qualifications that the staff keep. */
import fields from "#messages/hi/fields.json";
import jobForm from "#messages/hi/job-form.json";
import staffJobs from "#messages/hi/staff-jobs.json";

export const messages = { ...fields, ...jobForm, ...staffJobs };
