/** A want as the card of a favourite. */

import { inLanguage } from "#contract/paths.ts";
import type { WantCard } from "#contract/want-views.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import type { CardContext, CardData } from "#web/features/directory/cards/card-data.ts";
import { placeText } from "./want-texts.ts";
import { wantPath } from "./want-ways.ts";

export function wantCardOf(want: WantCard, { iconOf, language }: CardContext): CardData {
  return {
    id: want._id,
    to: inLanguage(language, wantPath(want)),
    name: want.title,
    by: want.quantity,
    text: want.description,
    image: null,
    icon: iconOf(want.fkCategoryId),
    what: subCategoryName(want, language),
    place: placeText(want, language),
    km: null,
  };
}
