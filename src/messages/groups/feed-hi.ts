/** The Hindi texts of the social feed and its posts. */
import discussion from "#messages/hi/discussion.json";
import feed from "#messages/hi/feed.json";

export const messages = { ...discussion, ...feed };
