/** The type-ahead of the location picker: a text box over the list of cities that it suggests. */
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { CityView } from "#contract/locations.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { cityName, stateName } from "./place-name.ts";
import { usePlaceSearch } from "./use-place-search.ts";

/** `onChoose` receives the city that was clicked, or picked with the arrow keys and Enter. */
export function PlaceList({ onChoose }: { onChoose: (city: CityView) => void }) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(-1);
  const { cities, state } = usePlaceSearch(typed);
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && cities.length) setAt((at + step + cities.length) % cities.length);
    else if (event.key !== "Enter") return;
    event.preventDefault();
    const picked = cities[at === -1 && typed ? 0 : at];
    if (event.key === "Enter" && picked) onChoose(picked);
  };
  const chosenId = at >= 0 && cities[at] ? `${id}-${cities[at]._id}` : undefined;
  return (
    <div>
      <div className="field-box flex items-center gap-2 py-0">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <input
          type="text"
          role="combobox"
          aria-label={t("places.search")}
          aria-expanded={cities.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosenId}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={60}
          placeholder={t("places.search.hint")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
          }}
          onKeyDown={walk}
          className="field-bare"
        />
      </div>
      <p role="status" className="sr-only">
        {state === "ready" && typed ? t("places.found", { n: cities.length }) : ""}
      </p>
      {!typed.trim() && <p className="mt-4 mb-1 text-sm font-semibold text-ink-soft">{t("places.large")}</p>}
      <div className="min-h-80 pt-2">
        {state === "waiting" && cities.length === 0 && <Waiting />}
        {state === "failed" && <p className="px-3 py-6 text-danger">{t("places.failed")}</p>}
        {state === "ready" && cities.length === 0 && <p className="px-3 py-6 text-ink-soft">{t("places.none")}</p>}
        <div role="listbox" id={`${id}-list`} aria-label={t("places.search")}>
          {cities.map((city, index) => (
            <PlaceOption
              key={city._id}
              id={`${id}-${city._id}`}
              city={city}
              marked={index === at}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  city: CityView;
  marked: boolean;
  onChoose: (city: CityView) => void;
}

function PlaceOption({ id, city, marked, onChoose }: OptionProps) {
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are heard by the text box
    <div
      id={id}
      role="option"
      aria-selected={marked}
      onClick={() => onChoose(city)}
      className="flex min-h-11 cursor-pointer items-baseline gap-2 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
    >
      <span className="font-semibold">{cityName(city, language)}</span>
      <span className="text-sm text-ink-soft">
        {[city.district, stateName(city, language)].filter(Boolean).join(", ")}
      </span>
    </div>
  );
}

function Waiting() {
  return Array.from({ length: 6 }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
    <Skeleton key={line} className="my-3 h-5 w-2/3" />
  ));
}
