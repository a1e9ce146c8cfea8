/** The English texts of groups and the posts in them. */
import discussion from "#messages/en/discussion.json";
import feed from "#messages/en/feed.json";
import groups from "#messages/en/groups.json";

export const messages = { ...discussion, ...feed, ...groups };
