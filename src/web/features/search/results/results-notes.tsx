/** What the search made of the text, said above the results. */
import type { ReactNode } from "react";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import type { ResultsPage, ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";
import { SaveSearch } from "./save-search.tsx";

interface Props {
  understood: ResultsPage["understood"];
  /** What is said of results that lie elsewhere. */
  elsewhere: string;
  /** Where the same is searched near the device; absent where that is done already, or offered otherwise. */
  nearPath?: string;
  query: ResultsQuery & { nearMe?: boolean };
  /** Nothing was found, and what follows is only of the same category. */
  isRelated?: boolean;
}

/** Nothing when there is nothing to explain. */
export function ResultsNotes({ understood, elsewhere, nearPath, query, isRelated = false }: Props) {
  const t = useWords();
  const here = useHere();
  if (!understood) return null;
  const { corrected, match, lacks, nearMe, openNow } = understood;
  const notes: ReactNode[] = [];
  if (corrected)
    notes.push(
      <>
        {t("results.corrected")} <strong>{corrected}</strong>.{" "}
        <Link to={here(resultsPath(query, { text: `"${query.text}"` }))} className="link">
          {t("results.as-typed", { text: query.text })}
        </Link>
      </>,
    );
  if (isRelated) notes.push(t("results.related.only"));
  else if (match === "some")
    notes.push(lacks.length > 0 ? t("results.some.lacks", { words: lacks.join(", ") }) : t("results.some"));
  else if (match === "elsewhere") notes.push(elsewhere);
  if (nearMe && nearPath)
    notes.push(
      <Link to={nearPath} className="link">
        {t("results.near.offer")}
      </Link>,
    );
  if (openNow) notes.push(t("results.open-now"));
  if (notes.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-3 flex items-center gap-3 rounded-md bg-accent-soft px-3 py-2 cramped:flex-col cramped:items-start max-sm:text-sm sm:mb-5 sm:px-4 sm:py-3"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes stand in a fixed order
          <p key={index}>{note}</p>
        ))}
      </div>
      {(isRelated || match !== "all") && (
        <SaveSearch
          query={query}
          label="results.tell"
          look="primary"
          size="narrow"
          className="max-w-2/5 shrink-0 cramped:max-w-full max-sm:[&>svg]:hidden"
        />
      )}
    </div>
  );
}
