/** The location picker for whatever opens it; a chosen place opens its results, and on a results page the search stays. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { useHere } from "#web/platform/language/words.tsx";

const PlacePicker = lazy(() => import("./place-picker.tsx"));

/** `picker` stands beside what opens it; its program is loaded then. */
export function usePlacePicker(): { open: () => void; picker: ReactNode } {
  const go = useGoToPlace();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return {
    open: () => {
      setWanted(true);
      setOpen(true);
    },
    picker: wanted && (
      <Suspense>
        <PlacePicker
          open={isOpen}
          onClose={() => setOpen(false)}
          onChosen={(slug) => {
            setOpen(false);
            go(slug ?? ALL_OVER_INDIA);
          }}
        />
      </Suspense>
    ),
  };
}

/** Opens a place's results and takes along what is being searched, when that is where we are. */
function useGoToPlace(): (slug: string) => void {
  const navigate = useNavigate();
  const here = useHere();
  const { pathname, search } = useLocation();
  return (slug) => {
    const screen = screenAt(pathname)?.name;
    const isResults = screen === "place" || screen === "searchResults";
    const query = new URLSearchParams(search);
    const value = (name: string) => (isResults && query.get(name)) || undefined;
    const sought = { searchQuery: value("searchQuery"), kind: value("kind"), category: value("category") };
    navigate(here(paths.place(slug, sought)));
  };
}
