/** The Hindi texts of result lists. */

import placeFacts from "#messages/hi/place-facts.json";
import results from "#messages/hi/results.json";

export const messages = { ...results, ...placeFacts };
