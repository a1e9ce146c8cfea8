/** The English texts of what members do with their own wants and with answers: the forms, the lists, closing. */
import fields from "#messages/en/fields.json";
import wantForm from "#messages/en/want-form.json";
import wants from "#messages/en/wants.json";

export const messages = { ...fields, ...wants, ...wantForm };
