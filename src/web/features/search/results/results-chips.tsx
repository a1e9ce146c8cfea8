/** What a list is narrowed to, each part a chip that takes it away: what was understood of the text, the place, the category and the wishes. Before them the way to more of these. */
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import { type ResultsChange, resultsPath } from "./results-address.ts";
import { chosenName, resultsPlace } from "./results-head.tsx";
import type { ResultsData } from "./results-loader.ts";
import { ServedWishChips } from "./served-parts.tsx";
import { hasWishes } from "./wishes.ts";

interface Props {
  data: ResultsData;
  query: ResultsData["query"] & { nearMe: boolean };
  /** What saves the search. */
  children: ReactNode;
}

export function ResultsChips({ data, query, children }: Props) {
  const t = useWords();
  const here = useHere();
  const chips = chipsOf(data, t);
  return (
    <div className="mb-2.5 flex items-start gap-2 sm:mb-4">
      <ButtonLink
        size="small"
        to={here(resultsPath(query, { filters: !data.isChoosing }))}
        preventScrollReset
        aria-expanded={data.isChoosing}
        icon={<SlidersHorizontal aria-hidden="true" />}
        className="shrink-0"
      >
        {t("results.choose")}
      </ButtonLink>
      <div className="scroll-quiet flex min-w-0 flex-1 gap-2 max-sm:-me-4 max-sm:pe-4 sm:flex-wrap">
        {(chips.length > 0 || hasWishes(query.wishes)) && (
          <ul aria-label={t("results.chosen")} className="flex shrink-0 gap-2 sm:shrink sm:flex-wrap">
            {chips.map(({ text, change }) => (
              <ChipLink key={text} slim label={t("results.take-off")} to={here(resultsPath(query, change))}>
                {text}
              </ChipLink>
            ))}
            {hasWishes(query.wishes) && <ServedWishChips query={query} />}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

interface Chip {
  text: string;
  change: ResultsChange;
}

function chipsOf(data: ResultsData, t: Words): Chip[] {
  const { query, page, place } = data;
  const category = chosenName(data);
  const parts = page.understood?.parts ?? [];
  return [
    ...(category ? [{ text: category, change: { category: undefined, subCategory: undefined } }] : []),
    ...parts.map(({ text, without }) => ({ text, change: { text: without } })),
    ...(place && query.text ? [{ text: resultsPlace(data, t), change: { city: undefined } }] : []),
  ];
}
