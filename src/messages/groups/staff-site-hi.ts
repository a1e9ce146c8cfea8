/** The Hindi texts of the staff's screen about what the site says. */
import businesses from "#messages/hi/businesses.json";
import content from "#messages/hi/content.json";
import fields from "#messages/hi/fields.json";
import richText from "#messages/hi/rich-text.json";
import staffSite from "#messages/hi/staff-site.json";

export const messages = { ...businesses, ...content, ...fields, ...richText, ...staffSite };
