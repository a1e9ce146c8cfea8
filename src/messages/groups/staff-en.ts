/** The English texts of the staff console. */
import staff from "#messages/en/staff.json";
import staffLogin from "#messages/en/staff-login.json";

export const messages = { ...staff, ...staffLogin };
