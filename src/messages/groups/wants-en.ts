/** The English texts of the screens about wants, and of the list of all forms. */

import placeFacts from "#messages/en/place-facts.json";
import wants from "#messages/en/wants.json";

export const messages = { ...wants, ...placeFacts };
