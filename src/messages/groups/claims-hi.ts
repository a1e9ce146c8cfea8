/** The Hindi texts of claiming a business, loaded when somebody wants to. */
import claims from "#messages/hi/claims.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...fields, ...claims };
