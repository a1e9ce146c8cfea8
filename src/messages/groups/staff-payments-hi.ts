/** The Hindi texts of the payments that the treasurer looks at. */
import payments from "#messages/hi/staff-payments.json";

export const messages = { ...payments };
