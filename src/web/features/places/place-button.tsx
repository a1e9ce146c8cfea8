/** The button that names the place being searched and opens the location picker. */
import { ChevronDown, MapPin } from "lucide-react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { usePageWord } from "#web/platform/loading/kept-part.tsx";
import { type ChosenPlace, useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { classNames } from "#web/ui/class-names.ts";
import { placeName } from "./place-name.ts";
import { usePlacePicker } from "./use-place-picker.tsx";

interface Props {
  /** The place that the page itself is about; without it the choice stored in this browser counts. */
  place?: ChosenPlace;
  /** Only the pin on phones, where the name has no room. */
  short?: boolean;
  className?: string;
}

/** The name of the place that such a button shows. */
export function useShownPlace(place?: ChosenPlace): string {
  const t = useWords();
  const chosen = useChosenPlace();
  const current = place ?? chosen;
  return current.slug === ALL_OVER_INDIA ? t("places.everywhere") : placeName(current, t.language);
}

/** Choosing opens that place's results; on a results page the search stays. */
export function PlaceButton({ place, short, className }: Props) {
  const t = useWords();
  const { open, picker } = usePlacePicker();
  const name = usePageWord("place", useShownPlace(place));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("places.chosen", { place: name })}
        onClick={open}
        className={classNames(
          "inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-md px-2 font-semibold hover:bg-sunken",
          className,
        )}
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className={classNames("min-w-0 truncate text-start", short && "max-sm:sr-only")}>{name}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames("ms-auto size-4 shrink-0 text-ink-soft", short && "max-sm:hidden")}
        />
      </button>
      {picker}
    </>
  );
}
