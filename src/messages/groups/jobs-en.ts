/** The English texts of the screens about jobs. */
import jobs from "#messages/en/jobs.json";
import placeFacts from "#messages/en/place-facts.json";

export const messages = { ...jobs, ...placeFacts };
