/** The Hindi texts of what members, persons and staff do with matrimonial profiles: the biodata, the list, the consent, the queue. */
import fields from "#messages/hi/fields.json";
import matrimonyChoices from "#messages/hi/matrimony-choices.json";
import matrimonyForm from "#messages/hi/matrimony-form.json";
import nakshatras from "#messages/hi/nakshatras.json";

export const messages = { ...fields, ...matrimonyChoices, ...matrimonyForm, ...nakshatras };
