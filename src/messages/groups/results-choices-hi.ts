/** The Hindi texts of what a result list can be narrowed to and sorted by; languages are called as on a business's page. */
import facts from "#messages/hi/business-facts.json";
import choices from "#messages/hi/results-choices.json";

export const messages = { ...choices, ...facts };
