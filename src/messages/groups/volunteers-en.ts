/** The English texts of the page about volunteers. */
import volunteers from "#messages/en/volunteers.json";

export const messages = { ...volunteers };
