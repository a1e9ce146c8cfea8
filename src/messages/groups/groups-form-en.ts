/** The English texts of the form of a group. */
import fields from "#messages/en/fields.json";
import groups from "#messages/en/groups.json";
import groupsForm from "#messages/en/groups-form.json";

export const messages = { ...fields, ...groups, ...groupsForm };
