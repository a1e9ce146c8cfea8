/** The English texts of offering to help: the form, and a member's own sign-up. */
import fields from "#messages/en/fields.json";
import volunteerForm from "#messages/en/volunteer-form.json";
import volunteers from "#messages/en/volunteers.json";

export const messages = { ...fields, ...volunteers, ...volunteerForm };
