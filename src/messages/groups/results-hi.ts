/** The Hindi texts of result lists. */
import results from "#messages/hi/results.json";

export const messages = { ...results };
