/** What a list is narrowed to, each part a chip that takes it away: what was understood of the text, the place, the category and the wishes. Before them the way to more of these. */
import { SlidersHorizontal } from "lucide-react";
import type { Words } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { KeptPart, usePageWord } from "#web/platform/loading/kept-part.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import type { ResultsQuery } from "./fetch-results.ts";
import { type ResultsChange, resultsPath, saveSearchPath } from "./results-address.ts";
import { chosenName, resultsPlace } from "./results-head.tsx";
import type { ResultsData } from "./results-loader.ts";
import { SaveSearch } from "./save-search.tsx";
import { ServedWishChips } from "./served-parts.tsx";
import { hasWishes } from "./wishes.ts";

interface Props {
  data: ResultsData;
  query: ResultsData["query"] & { nearMe: boolean };
  /** The search that one press saves. */
  saved: ResultsQuery | undefined;
}

export function ResultsChips({ data, query, saved }: Props) {
  const t = useWords();
  const here = useHere();
  const choose = here(resultsPath(query, { filters: !data.isChoosing }));
  const chips = chipsOf(data, t).map(({ text, change }) => ({ text, path: here(resultsPath(query, change)) }));
  return (
    <KeptPart
      as="div"
      sameFor={`${t.language} ${data.isChoosing} ${chips.length} ${saved !== undefined}`}
      isKept={!hasWishes(query.wishes)}
      words={{
        choose,
        save: saved ? here(saveSearchPath(saved)) : "",
        ...Object.fromEntries(
          chips.flatMap(({ text, path }, n) => [
            [textOf(n), text],
            [pathOf(n), path],
          ]),
        ),
      }}
      className="mb-2.5 flex items-start gap-2 sm:mb-4"
    >
      <ChooseLink path={choose} isChoosing={data.isChoosing} />
      <div className="scroll-quiet flex min-w-0 flex-1 gap-2 max-sm:-me-4 max-sm:pe-4 sm:flex-wrap">
        {(chips.length > 0 || hasWishes(query.wishes)) && (
          <ul aria-label={t("results.chosen")} className="flex shrink-0 gap-2 sm:shrink sm:flex-wrap">
            {chips.map((chip, n) => (
              <Chip key={chip.text} n={n} {...chip} />
            ))}
            {hasWishes(query.wishes) && <ServedWishChips query={query} />}
          </ul>
        )}
        {saved && <SaveSearch query={saved} label="results.save" look="quiet" size="small" className="shrink-0" />}
      </div>
    </KeptPart>
  );
}

/** The way to all that a list can be narrowed to, and back. */
function ChooseLink({ path, isChoosing }: { path: string; isChoosing: boolean }) {
  const t = useWords();
  return (
    <ButtonLink
      size="small"
      to={usePageWord("choose", path)}
      preventScrollReset
      aria-expanded={isChoosing}
      icon={<SlidersHorizontal aria-hidden="true" />}
      className="shrink-0"
    >
      {t("results.choose")}
    </ButtonLink>
  );
}

/** Names of the words of a chip. */
const textOf = (n: number) => `text of chip ${n}`;
const pathOf = (n: number) => `path of chip ${n}`;

function Chip({ n, text, path }: { n: number; text: string; path: string }) {
  const t = useWords();
  return (
    <ChipLink slim label={t("results.take-off")} to={usePageWord(pathOf(n), path)}>
      {usePageWord(textOf(n), text)}
    </ChipLink>
  );
}

function chipsOf(data: ResultsData, t: Words): Array<{ text: string; change: ResultsChange }> {
  const { query, page, place } = data;
  const category = chosenName(data);
  const parts = page.understood?.parts ?? [];
  return [
    ...(category ? [{ text: category, change: { category: undefined, subCategory: undefined } }] : []),
    ...parts.map(({ text, without }) => ({ text, change: { text: without } })),
    ...(place && query.text ? [{ text: resultsPlace(data, t), change: { city: undefined } }] : []),
  ];
}
