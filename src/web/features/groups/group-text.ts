/** What of a group is said in the reader's language, or in the other one where it has only that. */
import type { GroupView } from "#contract/group-views.ts";
import type { Words } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";

export const nameOf = ({ name, nameHi }: Pick<GroupView, "name" | "nameHi">, { language }: Words) =>
  (language === "hi" && nameHi) || name;

export const descriptionOf = ({ description, descriptionHi }: GroupView, { language }: Words) =>
  (language === "hi" ? (descriptionHi ?? description) : (description ?? descriptionHi)) ?? "";

export const rulesOf = ({ rules, rulesHi }: GroupView, { language }: Words) =>
  language === "hi" ? (rulesHi ?? rules) : (rules ?? rulesHi);

export const placeText = (t: Words, { place }: Pick<GroupView, "place">) =>
  place ? cityName(place, t.language) : t("groups.everywhere");
