/** The English texts of the member's saved searches. */
import jobs from "#messages/en/jobs.json";
import saved from "#messages/en/saved-searches.json";

export const messages = { ...jobs, ...saved };
