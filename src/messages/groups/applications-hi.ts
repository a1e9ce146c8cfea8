/** The Hindi texts of applications to openings, for candidates and employers. */
import applications from "#messages/hi/applications.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...fields, ...applications };
