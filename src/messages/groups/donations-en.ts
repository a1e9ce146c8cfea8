/** The English texts of the screens about donations. */
import donations from "#messages/en/donations.json";

export const messages = { ...donations };
