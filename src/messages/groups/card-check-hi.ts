/** The Hindi texts of the page that checks a membership card. */
import cardCheck from "#messages/hi/card-check.json";

export const messages = { ...cardCheck };
