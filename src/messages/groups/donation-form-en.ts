/** The English texts of the form of a donation and of its payment, which come after the page. */
import donationForm from "#messages/en/donation-form.json";
import fields from "#messages/en/fields.json";
import plans from "#messages/en/plans.json";

export const messages = { ...fields, ...donationForm, ...plans };
