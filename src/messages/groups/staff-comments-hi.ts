/** The Hindi texts of the staff's list of comments. */
import itemReport from "#messages/hi/item-report.json";
import staffComments from "#messages/hi/staff-comments.json";

export const messages = { ...itemReport, ...staffComments };
