/** The English texts of the screens of a biodata: the family's own, and the one that a link opens. */
import biodata from "#messages/en/biodata.json";
import fields from "#messages/en/fields.json";

export const messages = { ...fields, ...biodata };
