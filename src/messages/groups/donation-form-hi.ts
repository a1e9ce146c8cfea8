/** The Hindi texts of the form of a donation and of its payment, which come after the page. */
import donationForm from "#messages/hi/donation-form.json";
import fields from "#messages/hi/fields.json";
import plans from "#messages/hi/plans.json";

export const messages = { ...fields, ...donationForm, ...plans };
