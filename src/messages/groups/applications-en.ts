/** The English texts of applications to openings, for candidates and employers. */
import applications from "#messages/en/applications.json";
import fields from "#messages/en/fields.json";

export const messages = { ...fields, ...applications };
