/** The English texts of the staff's screen about donations. */
import donationForm from "#messages/en/donation-form.json";
import donations from "#messages/en/donations.json";
import fields from "#messages/en/fields.json";
import staffDonations from "#messages/en/staff-donations.json";

export const messages = { ...fields, ...donations, ...donationForm, ...staffDonations };
