/** The English texts of a result page that found nothing. */
import empty from "#messages/en/results-empty.json";

export const messages = { ...empty };
