/** The Hindi texts of the screens about jobs, with and without a session. */
import jobs from "#messages/hi/jobs.json";

export const messages = { ...jobs };
