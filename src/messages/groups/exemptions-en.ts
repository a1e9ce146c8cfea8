/** The English texts of asking for a year without payment. */
import exemptions from "#messages/en/exemptions.json";

export const messages = { ...exemptions };
