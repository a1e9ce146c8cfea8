/** The Hindi texts of what is refused: a call, or what was typed into a field. */
import errors from "#messages/hi/errors.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...errors, ...fields };
