/** The English texts of the social feed and its posts. */
import discussion from "#messages/en/discussion.json";
import feed from "#messages/en/feed.json";

export const messages = { ...discussion, ...feed };
