/** The Hindi texts of the page about volunteers. */
import volunteers from "#messages/hi/volunteers.json";

export const messages = { ...volunteers };
