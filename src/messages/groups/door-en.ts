/** The English texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/en/auth.json";

export const messages = { ...auth };
