/** The English texts of the staff's screen about what the site says. */
import businesses from "#messages/en/businesses.json";
import content from "#messages/en/content.json";
import fields from "#messages/en/fields.json";
import richText from "#messages/en/rich-text.json";
import staffSite from "#messages/en/staff-site.json";

export const messages = { ...businesses, ...content, ...fields, ...richText, ...staffSite };
