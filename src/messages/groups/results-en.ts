/** The English texts of result lists. */
import results from "#messages/en/results.json";

export const messages = { ...results };
