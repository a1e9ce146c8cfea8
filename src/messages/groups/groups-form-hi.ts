/** The Hindi texts of the form of a group. */
import fields from "#messages/hi/fields.json";
import groups from "#messages/hi/groups.json";
import groupsForm from "#messages/hi/groups-form.json";

export const messages = { ...fields, ...groups, ...groupsForm };
