/** The English texts of claiming a business, loaded when somebody wants to. */
import claims from "#messages/en/claims.json";

export const messages = { ...claims };
