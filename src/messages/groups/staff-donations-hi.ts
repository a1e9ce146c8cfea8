/** The Hindi texts of the staff's screen about donations. */
import donationForm from "#messages/hi/donation-form.json";
import donations from "#messages/hi/donations.json";
import fields from "#messages/hi/fields.json";
import staffDonations from "#messages/hi/staff-donations.json";

export const messages = { ...fields, ...donations, ...donationForm, ...staffDonations };
