/** The Hindi texts of what people fill in: names of fields, and what is wrong with them; loaded with the first form that is used. */
import fields from "#messages/hi/fields.json";
import members from "#messages/hi/members.json";

export const messages = { ...fields, ...members };
