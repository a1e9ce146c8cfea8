/** The English texts of the payments that the treasurer looks at. */
import payments from "#messages/en/staff-payments.json";

export const messages = { ...payments };
