/** The Hindi texts of the screens about spirituality, with the names of languages. */
import facts from "#messages/hi/business-facts.json";
import placeFacts from "#messages/hi/place-facts.json";
import spirituality from "#messages/hi/spirituality.json";

export const messages = { ...facts, ...spirituality, ...placeFacts };
