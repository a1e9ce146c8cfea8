/** What the search box suggests while one types: categories, offerings, businesses, cities, recent searches. Loaded when somebody first comes to the box. */
import { type RefObject, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { choosePlace } from "#web/platform/stored-session/chosen-place.ts";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { type SuggestionLine, suggestionGroups } from "./suggestion-groups.ts";
import { lineId, SuggestionList } from "./suggestion-list.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useListRoom } from "./use-list-room.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useTyped } from "./use-typed.ts";

interface Props {
  /** The box, which is a combobox by its role already. */
  input: RefObject<HTMLInputElement | null>;
  /** What was searched for last, perhaps before this program came. */
  submitted: RefObject<string | null>;
  /** The slug of the place that is searched. */
  place: string;
}

export default function SearchSuggestions(props: Props) {
  return (
    <WithWords group="suggestions">
      <Suggestions {...props} />
    </WithWords>
  );
}

function Suggestions({ input, submitted, place }: Props) {
  const t = useWords();
  const language = useLanguage();
  const here = useHere();
  const navigate = useNavigate();
  const listId = useId();
  const [recent, setRecent] = useState(recentSearches);
  const box = useTyped(input, submitted);
  const answer = useSuggestions(box.isOpen ? box.typed : "", place === ALL_OVER_INDIA ? undefined : place);
  const groups = suggestionGroups({ suggestions: answer.suggestions, recent, typed: box.typed, place, language, t });
  const lines = groups.flatMap((group) => group.lines);
  const isShown = box.isOpen && lines.length > 0;
  const at = useListKeys(input, {
    box,
    listId,
    lineIds: lines.map((line) => lineId(listId, line)),
    onPick: (at) => pick(lines[at]!),
    onRemove: (at) => forget(lines[at]!),
    onSubmit: remember,
  });
  const list = useListRoom(input, box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this program has come
  useEffect(() => {
    if (submitted.current) remember(submitted.current);
  }, [submitted]);

  function remember(text: string): void {
    rememberSearch(text);
    setRecent(recentSearches());
  }

  function pick({ path, searches, place: chosen }: SuggestionLine): void {
    if (path === undefined) {
      forgetAll();
      return;
    }
    if (chosen) choosePlace(chosen);
    submitted.current = null;
    if (searches) {
      remember(searches);
      if (input.current) input.current.value = searches;
    }
    box.close();
    void navigate(here(path));
  }

  function forget({ isRecent = false, text }: SuggestionLine): boolean {
    if (isRecent) forgetSearch(text);
    setRecent(recentSearches());
    return isRecent;
  }

  function forgetAll(): void {
    forgetSearches();
    setRecent([]);
  }

  return (
    <>
      <span role="status" className="sr-only">
        {saidOf()}
      </span>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the box while the list is pressed
        <div
          ref={list}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-84 overflow-y-auto overscroll-contain rounded-lg border border-line bg-card p-1.5 shadow-float"
        >
          <SuggestionList
            id={listId}
            groups={groups}
            typed={box.typed}
            marked={lines[at]}
            onPick={pick}
            onForget={forget}
          />
        </div>
      )}
    </>
  );

  /** For screen readers: how many there are, once it is known. */
  function saidOf(): string {
    if (!box.isOpen || (box.typed && answer.typed !== box.typed)) return "";
    if (lines.length > 0) return t("suggestions.found", { n: lines.length });
    return box.typed ? t("suggestions.none") : "";
  }
}
