/** The Hindi texts of the screens about jobs. */
import jobs from "#messages/hi/jobs.json";
import placeFacts from "#messages/hi/place-facts.json";

export const messages = { ...jobs, ...placeFacts };
