/** The English texts of the screens about events of the community, with what is said of them. */
import discussion from "#messages/en/discussion.json";
import events from "#messages/en/events.json";
import placeFacts from "#messages/en/place-facts.json";

export const messages = { ...events, ...discussion, ...placeFacts };
