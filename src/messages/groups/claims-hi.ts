/** The Hindi texts of claiming a business, loaded when somebody wants to. */
import claims from "#messages/hi/claims.json";

export const messages = { ...claims };
