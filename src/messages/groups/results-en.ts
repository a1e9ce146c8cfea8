/** The English texts of result lists. */

import placeFacts from "#messages/en/place-facts.json";
import results from "#messages/en/results.json";

export const messages = { ...results, ...placeFacts };
