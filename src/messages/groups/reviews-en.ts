/** The English texts of writing, answering and reporting, loaded when one of them is wanted. */
import reviews from "#messages/en/reviews.json";

export const messages = { ...reviews };
