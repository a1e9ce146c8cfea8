/** The English texts about businesses that may be the same one, loaded when there are any. */
import alike from "#messages/en/alike.json";

export const messages = { ...alike };
