/** All, businesses, users, and each of the two near the device. */
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SHOWS, type Show } from "./use-map-content.ts";

export function MapFilters({ show, onChoose }: { show: Show; onChoose: (show: Show) => void }) {
  const t = useWords();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("map.filter")}</legend>
      <div className="flex flex-wrap gap-2">
        {SHOWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === show}
            onClick={() => onChoose(one)}
            className={classNames(
              "min-h-11 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-150 hover:border-ink",
              one === show ? "border-accent bg-accent-soft" : "border-control bg-card",
            )}
          >
            {t(`map.filter.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
