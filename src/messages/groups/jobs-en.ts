/** The English texts of the screens about jobs. */
import jobs from "#messages/en/jobs.json";

export const messages = { ...jobs };
