/** The Hindi texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/hi/auth.json";
import members from "#messages/hi/members.json";

export const messages = { ...auth, ...members };
