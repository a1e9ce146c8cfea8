/** The Hindi texts of a result page that found nothing. */
import empty from "#messages/hi/results-empty.json";

export const messages = { ...empty };
