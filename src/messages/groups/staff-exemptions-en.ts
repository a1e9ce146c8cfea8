/** The English texts of the staff's decisions about years without payment. */
import exemptions from "#messages/en/exemptions.json";
import fields from "#messages/en/fields.json";
import staffExemptions from "#messages/en/staff-exemptions.json";

export const messages = { ...fields, ...exemptions, ...staffExemptions };
