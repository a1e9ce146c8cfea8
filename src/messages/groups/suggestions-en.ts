/** The English texts of what the search box suggests, loaded when somebody first comes to it. */
import suggestions from "#messages/en/suggestions.json";

export const messages = { ...suggestions };
