/** The Hindi texts of writing, deleting and reporting a comment. */
import discussion from "#messages/hi/discussion.json";
import fields from "#messages/hi/fields.json";
import itemReport from "#messages/hi/item-report.json";

export const messages = { ...fields, ...itemReport, ...discussion };
