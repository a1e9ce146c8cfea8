/** The English texts of claiming a business, loaded when somebody wants to. */
import claims from "#messages/en/claims.json";
import fields from "#messages/en/fields.json";

export const messages = { ...fields, ...claims };
