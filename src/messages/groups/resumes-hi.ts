/** The Hindi texts of the screens about resumes. */
import jobs from "#messages/hi/jobs.json";
import resumes from "#messages/hi/resumes.json";

export const messages = { ...jobs, ...resumes };
