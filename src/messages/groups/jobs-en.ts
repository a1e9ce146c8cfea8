/** The English texts of the screens about jobs, with and without a session. */
import jobs from "#messages/en/jobs.json";

export const messages = { ...jobs };
