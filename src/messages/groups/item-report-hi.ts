/** The Hindi texts of reporting an item. */
import itemReport from "#messages/hi/item-report.json";

export const messages = { ...itemReport };
