/** The English texts of the staff's lists of posts and groups. */
import discussion from "#messages/en/discussion.json";
import feed from "#messages/en/feed.json";
import fields from "#messages/en/fields.json";
import groups from "#messages/en/groups.json";
import staffFeed from "#messages/en/staff-feed.json";

export const messages = { ...discussion, ...feed, ...fields, ...groups, ...staffFeed };
