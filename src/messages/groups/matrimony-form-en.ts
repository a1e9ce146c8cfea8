/** The English texts of what members, persons and staff do with matrimonial profiles: the biodata, the list, the consent, the queue. */
import fields from "#messages/en/fields.json";
import matrimonyChoices from "#messages/en/matrimony-choices.json";
import matrimonyForm from "#messages/en/matrimony-form.json";
import nakshatras from "#messages/en/nakshatras.json";

export const messages = { ...fields, ...matrimonyChoices, ...matrimonyForm, ...nakshatras };
