/** The English texts of what is refused: a call, or what was typed into a field. */
import errors from "#messages/en/errors.json";
import fields from "#messages/en/fields.json";

export const messages = { ...errors, ...fields };
