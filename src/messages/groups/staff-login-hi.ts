/** The Hindi texts of signing in to the staff console, which need not wait for those of the console. */
import staffLogin from "#messages/hi/staff-login.json";

export const messages = { ...staffLogin };
