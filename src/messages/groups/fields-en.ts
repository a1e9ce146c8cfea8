/** The English texts of what people fill in: names of fields, and what is wrong with them; loaded with the first form that is used. */
import fields from "#messages/en/fields.json";
import members from "#messages/en/members.json";

export const messages = { ...fields, ...members };
