/** The English texts of writing, deleting and reporting a comment. */
import discussion from "#messages/en/discussion.json";
import fields from "#messages/en/fields.json";
import itemReport from "#messages/en/item-report.json";

export const messages = { ...fields, ...itemReport, ...discussion };
