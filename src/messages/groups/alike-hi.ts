/** The Hindi texts about businesses that may be the same one, loaded when there are any. */
import alike from "#messages/hi/alike.json";

export const messages = { ...alike };
