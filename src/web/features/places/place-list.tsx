/** The type-ahead of the location picker: a text box over the list of cities that it suggests. */
import { Search } from "lucide-react";
import { useId, useState } from "react";
import type { CityView } from "#contract/places.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { FIRST_FOCUS } from "#web/ui/modal.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SuggestionList, suggestionId } from "#web/ui/suggestion-list.tsx";
import { useListWalk } from "#web/ui/use-list-walk.ts";
import { cityName, stateName } from "./place-name.ts";
import { usePlaceSearch } from "./use-place-search.ts";

/** `onChoose` receives the city that was clicked, or picked with the arrow keys and Enter. */
export function PlaceList({ onChoose }: { onChoose: (city: CityView) => void }) {
  const t = useWords();
  const language = useLanguage();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const { cities, state } = usePlaceSearch(typed);
  const pick = (at: number) => cities[at] && onChoose(cities[at]);
  const { at, walk, restart } = useListWalk(cities.length, typed ? 0 : -1, pick);
  // Districts have no Hindi names: in Hindi they stand where two of a state are called alike.
  const needsDistrict = (city: CityView) =>
    language === "en" ||
    cities.some(({ _id, city: name, state: where }) => _id !== city._id && name === city.city && where === city.state);
  const suggestions = cities.map((city) => ({
    id: city._id,
    name: cityName(city, language),
    detail: [needsDistrict(city) && city.district, stateName(city, language)].filter(Boolean).join(", "),
  }));
  return (
    <div>
      <div className="field-box flex items-center gap-2 py-0">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <input
          type="text"
          role="combobox"
          aria-label={t("places.search")}
          aria-expanded={cities.length > 0}
          aria-controls={listId}
          aria-activedescendant={suggestionId(listId, suggestions[at])}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={60}
          placeholder={t("places.search.hint")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            restart();
          }}
          onKeyDown={walk}
          className="field-bare"
          {...FIRST_FOCUS}
        />
      </div>
      <p role="status" className="sr-only">
        {state === "ready" && typed ? t("places.found", { n: cities.length }) : ""}
      </p>
      {!typed.trim() && <p className="mt-4 mb-1 text-sm font-semibold text-ink-soft">{t("places.suggested")}</p>}
      <div className="min-h-80 pt-2">
        {state === "waiting" && cities.length === 0 && <Waiting />}
        {state === "failed" && <p className="px-3 py-6 text-danger">{t("places.failed")}</p>}
        {state === "ready" && cities.length === 0 && <p className="px-3 py-6 text-ink-soft">{t("places.none")}</p>}
        <SuggestionList id={listId} label={t("places.search")} suggestions={suggestions} at={at} onPick={pick} />
      </div>
    </div>
  );
}

function Waiting() {
  return Array.from({ length: 6 }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
    <Skeleton key={line} className="my-3 h-5 w-2/3" />
  ));
}
