/** Above the favourites: how many are chosen to be compared, and the way to their table from two on. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";

export function CompareBar({ chosen }: { chosen: readonly string[] }) {
  const t = useWords();
  const here = useHere();
  return (
    <div
      className={classNames(
        "sticky top-16 z-20 flex flex-wrap items-center gap-3 bg-ground",
        chosen.length > 0 && "min-h-16 border-b border-line py-2",
      )}
    >
      <p role="status">{chosen.length > 0 && t("favourites.compare.chosen", { n: chosen.length })}</p>
      {chosen.length > 1 && (
        <ButtonLink size="small" look="primary" to={here(paths.compareFavourites({ ids: chosen.join(",") }))}>
          {t("favourites.compare.open")}
        </ButtonLink>
      )}
    </div>
  );
}
