/** The Hindi texts of the screens of a biodata: the family's own, and the one that a link opens. */
import biodata from "#messages/hi/biodata.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...fields, ...biodata };
