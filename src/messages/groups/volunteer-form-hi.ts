/** The Hindi texts of offering to help: the form, and a member's own sign-up. */
import fields from "#messages/hi/fields.json";
import volunteerForm from "#messages/hi/volunteer-form.json";
import volunteers from "#messages/hi/volunteers.json";

export const messages = { ...fields, ...volunteers, ...volunteerForm };
