/** The Hindi texts of the screens about events of the community, with what is said of them. */
import discussion from "#messages/hi/discussion.json";
import events from "#messages/hi/events.json";
import placeFacts from "#messages/hi/place-facts.json";

export const messages = { ...events, ...discussion, ...placeFacts };
