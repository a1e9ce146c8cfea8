/** The English texts of the screens about resumes. */
import jobs from "#messages/en/jobs.json";
import resumes from "#messages/en/resumes.json";

export const messages = { ...jobs, ...resumes };
