/** The button that names the place being searched and opens the location picker. */
import { ChevronDown, MapPin } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { type ChosenPlace, useChosenPlace } from "#web/platform/browser/chosen-place.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { placeName } from "./place-name.ts";

const PlacePicker = lazy(() => import("./place-picker.tsx"));

interface Props {
  /** The place that the page itself is about; without it the choice stored in this browser counts. */
  place?: ChosenPlace;
  /** Only the pin on phones, where the name has no room. */
  short?: boolean;
  className?: string;
}

/** Choosing opens that place's results; on a results page the search stays. */
export function PlaceButton({ place, short, className }: Props) {
  const t = useWords();
  const language = useLanguage();
  const chosen = useChosenPlace();
  const go = useGoToPlace();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const current = place ?? chosen;
  const name = current.slug === ALL_OVER_INDIA ? t("places.everywhere") : placeName(current, language);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("places.chosen", { place: name })}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={classNames(
          "inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-md px-2 font-semibold hover:bg-sunken",
          className,
        )}
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className={classNames("min-w-0 truncate", short && "max-sm:sr-only")}>{name}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames("ms-auto size-4 shrink-0 text-ink-soft", short && "max-sm:hidden")}
        />
      </button>
      {wanted && (
        <Suspense>
          <PlacePicker
            open={open}
            onClose={() => setOpen(false)}
            onChosen={(slug) => {
              setOpen(false);
              go(slug ?? ALL_OVER_INDIA);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens a place's results and takes along what is being searched, when that is where we are. */
function useGoToPlace(): (slug: string) => void {
  const navigate = useNavigate();
  const here = useHere();
  const [query] = useSearchParams();
  const screen = screenAt(useLocation().pathname);
  return (slug) => {
    const isResults = screen?.name === "place" || screen?.name === "searchResults";
    const value = (name: string) => (isResults && query.get(name)) || undefined;
    const search = { searchQuery: value("searchQuery"), kind: value("kind"), category: value("category") };
    navigate(here(paths.place(slug, search)));
  };
}
