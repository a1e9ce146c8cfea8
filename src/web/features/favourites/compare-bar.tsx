/** Above the favourites: how many are chosen to be compared, and the way to their table from two on. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function CompareBar({ chosen }: { chosen: readonly string[] }) {
  const t = useWords();
  const here = useHere();
  if (chosen.length === 0) return null;
  return (
    <div className="sticky top-16 z-20 flex min-h-16 flex-wrap items-center gap-3 border-b border-line bg-ground py-2">
      <p role="status">{t("favourites.compare.chosen", { n: chosen.length })}</p>
      {chosen.length > 1 && (
        <ButtonLink size="small" look="primary" to={here(paths.compareFavourites({ ids: chosen.join(",") }))}>
          {t("favourites.compare.open")}
        </ButtonLink>
      )}
    </div>
  );
}
