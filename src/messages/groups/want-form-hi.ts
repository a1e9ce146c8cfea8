/** The Hindi texts of what members do with their own wants and with answers: the forms, the lists, closing. */
import fields from "#messages/hi/fields.json";
import wantForm from "#messages/hi/want-form.json";
import wants from "#messages/hi/wants.json";

export const messages = { ...fields, ...wants, ...wantForm };
