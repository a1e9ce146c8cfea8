/** The Hindi texts of the staff's lists of posts and groups. */
import discussion from "#messages/hi/discussion.json";
import feed from "#messages/hi/feed.json";
import fields from "#messages/hi/fields.json";
import groups from "#messages/hi/groups.json";
import staffFeed from "#messages/hi/staff-feed.json";

export const messages = { ...discussion, ...feed, ...fields, ...groups, ...staffFeed };
