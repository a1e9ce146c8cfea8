/** The Hindi texts of the screens about donations. */
import donations from "#messages/hi/donations.json";

export const messages = { ...donations };
