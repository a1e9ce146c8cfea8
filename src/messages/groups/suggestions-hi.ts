/** The Hindi texts of what the search box suggests, loaded when somebody first comes to it. */
import suggestions from "#messages/hi/suggestions.json";

export const messages = { ...suggestions };
