/** The English texts of the staff console. */
import staff from "#messages/en/staff.json";

export const messages = { ...staff };
