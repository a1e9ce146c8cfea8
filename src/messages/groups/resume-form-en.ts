/** The English texts of a whole resume, and of what a member does with the own one. */
import businessFacts from "#messages/en/business-facts.json";
import fields from "#messages/en/fields.json";
import jobForm from "#messages/en/job-form.json";
import jobs from "#messages/en/jobs.json";
import resumeForm from "#messages/en/resume-form.json";
import resumes from "#messages/en/resumes.json";

export const messages = { ...fields, ...businessFacts, ...jobs, ...jobForm, ...resumes, ...resumeForm };
