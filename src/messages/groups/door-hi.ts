/** The Hindi texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/hi/auth.json";

export const messages = { ...auth };
