/** The Hindi texts of the staff's decisions about years without payment. */
import exemptions from "#messages/hi/exemptions.json";
import fields from "#messages/hi/fields.json";
import staffExemptions from "#messages/hi/staff-exemptions.json";

export const messages = { ...fields, ...exemptions, ...staffExemptions };
