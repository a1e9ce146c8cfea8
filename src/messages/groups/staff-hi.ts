/** The Hindi texts of the staff console. */
import staff from "#messages/hi/staff.json";

export const messages = { ...staff };
