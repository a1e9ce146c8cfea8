/** The English texts of the staff's list of comments. */
import itemReport from "#messages/en/item-report.json";
import staffComments from "#messages/en/staff-comments.json";

export const messages = { ...itemReport, ...staffComments };
