/** The Hindi texts of the screens about wants, and of the list of all forms. */

import placeFacts from "#messages/hi/place-facts.json";
import wants from "#messages/hi/wants.json";

export const messages = { ...wants, ...placeFacts };
