/** Where and what: the place, the words typed or spoken, and the button that goes. */
import { useRef } from "react";
import { useSubmit } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { PlaceButton } from "#web/features/places/place-button.tsx";
import { type ChosenPlace, useChosenPlace } from "#web/platform/browser/chosen-place.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import type { Kind } from "./results-page.ts";
import { VoiceButton } from "./voice-button.tsx";

interface Props {
  /** Of a results page: its place, words and kind. On other pages the place kept in this browser counts. */
  place?: ChosenPlace;
  text?: string;
  kind?: Kind;
}

/** A plain GET form, so that it works before and without scripts. */
export function SearchBar({ place, text, kind }: Props) {
  const t = useWords();
  const here = useHere();
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenPlace();
  const action = here(paths.place((place ?? chosen).slug || ALL_OVER_INDIA));
  const say = (spoken: string) => {
    if (!input.current) return;
    input.current.value = spoken;
    void submit(input.current.form);
  };
  return (
    <SearchBox
      key={text}
      action={action}
      name="searchQuery"
      label={t("home.search.label")}
      placeholder={t("home.search.hint")}
      defaultValue={text}
      submitLabel={t("home.search")}
      inputRef={input}
      lead={<PlaceButton place={place} className="w-full md:w-48" />}
      voice={<VoiceButton onText={say} />}
    >
      {kind === "offerings" && <input type="hidden" name="kind" value="offerings" />}
    </SearchBox>
  );
}
