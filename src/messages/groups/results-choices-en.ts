/** The English texts of what a result list can be narrowed to and sorted by; languages are called as on a business's page. */
import facts from "#messages/en/business-facts.json";
import choices from "#messages/en/results-choices.json";

export const messages = { ...choices, ...facts };
