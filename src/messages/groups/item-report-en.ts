/** The English texts of reporting an item. */
import itemReport from "#messages/en/item-report.json";

export const messages = { ...itemReport };
