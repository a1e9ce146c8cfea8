/** The English texts of the page that checks a membership card. */
import cardCheck from "#messages/en/card-check.json";

export const messages = { ...cardCheck };
