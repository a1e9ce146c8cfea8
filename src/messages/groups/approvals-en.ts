/** The English texts of what waits for the staff's approval and of reports about it. */
import approvals from "#messages/en/approvals.json";
import itemReport from "#messages/en/item-report.json";

export const messages = { ...approvals, ...itemReport };
