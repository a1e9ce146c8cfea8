/** The Hindi texts of the staff console. */
import staff from "#messages/hi/staff.json";
import staffLogin from "#messages/hi/staff-login.json";

export const messages = { ...staff, ...staffLogin };
