/** The Hindi texts of asking for a year without payment. */
import exemptions from "#messages/hi/exemptions.json";

export const messages = { ...exemptions };
