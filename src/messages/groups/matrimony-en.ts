/** The English texts of the screens on which profiles are found and read. */
import matrimony from "#messages/en/matrimony.json";
import matrimonyChoices from "#messages/en/matrimony-choices.json";

export const messages = { ...matrimonyChoices, ...matrimony };
