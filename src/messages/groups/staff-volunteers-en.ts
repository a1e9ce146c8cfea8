/** The English texts of the staff's list of volunteers. */
import staffVolunteers from "#messages/en/staff-volunteers.json";
import volunteerForm from "#messages/en/volunteer-form.json";
import volunteers from "#messages/en/volunteers.json";

export const messages = { ...volunteers, ...volunteerForm, ...staffVolunteers };
