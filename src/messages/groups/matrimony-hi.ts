/** The Hindi texts of the screens on which profiles are found and read. */
import matrimony from "#messages/hi/matrimony.json";
import matrimonyChoices from "#messages/hi/matrimony-choices.json";

export const messages = { ...matrimonyChoices, ...matrimony };
