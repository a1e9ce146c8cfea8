/** The Hindi texts of the staff's list of volunteers. */
import staffVolunteers from "#messages/hi/staff-volunteers.json";
import volunteerForm from "#messages/hi/volunteer-form.json";
import volunteers from "#messages/hi/volunteers.json";

export const messages = { ...volunteers, ...volunteerForm, ...staffVolunteers };
