/** The English texts of the screens about family announcements, with what is said of them. */

import announcements from "#messages/en/announcements.json";
import discussion from "#messages/en/discussion.json";

export const messages = { ...announcements, ...discussion };
