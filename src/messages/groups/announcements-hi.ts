/** The Hindi texts of the screens about family announcements, with what is said of them. */

import announcements from "#messages/hi/announcements.json";
import discussion from "#messages/hi/discussion.json";

export const messages = { ...announcements, ...discussion };
