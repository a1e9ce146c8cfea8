/** The Hindi texts of what waits for the staff's approval and of reports about it. */
import approvals from "#messages/hi/approvals.json";
import itemReport from "#messages/hi/item-report.json";

export const messages = { ...approvals, ...itemReport };
