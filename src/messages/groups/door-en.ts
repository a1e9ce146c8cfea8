/** The English texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/en/auth.json";
import fields from "#messages/en/fields.json";
import members from "#messages/en/members.json";

export const messages = { ...fields, ...auth, ...members };
