/** The Hindi texts of the screens about jobs. */
import jobs from "#messages/hi/jobs.json";

export const messages = { ...jobs };
