/** The Hindi texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/hi/auth.json";
import fields from "#messages/hi/fields.json";
import members from "#messages/hi/members.json";

export const messages = { ...fields, ...auth, ...members };
