/** The English texts of the screens about spirituality, with the names of languages. */
import facts from "#messages/en/business-facts.json";
import placeFacts from "#messages/en/place-facts.json";
import spirituality from "#messages/en/spirituality.json";

export const messages = { ...facts, ...spirituality, ...placeFacts };
