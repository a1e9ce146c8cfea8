/** The Hindi texts of a whole resume, and of what a member does with the own one. */
import businessFacts from "#messages/hi/business-facts.json";
import fields from "#messages/hi/fields.json";
import jobForm from "#messages/hi/job-form.json";
import jobs from "#messages/hi/jobs.json";
import resumeForm from "#messages/hi/resume-form.json";
import resumes from "#messages/hi/resumes.json";

export const messages = { ...fields, ...businessFacts, ...jobs, ...jobForm, ...resumes, ...resumeForm };
