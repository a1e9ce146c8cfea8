/** The Hindi texts of the member's saved searches. */
import jobs from "#messages/hi/jobs.json";
import saved from "#messages/hi/saved-searches.json";

export const messages = { ...jobs, ...saved };
