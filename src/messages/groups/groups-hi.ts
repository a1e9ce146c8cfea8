/** The Hindi texts of groups and the posts in them. */
import discussion from "#messages/hi/discussion.json";
import feed from "#messages/hi/feed.json";
import groups from "#messages/hi/groups.json";

export const messages = { ...discussion, ...feed, ...groups };
