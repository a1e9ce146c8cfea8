/** The list that a text box suggests; the box hears the keys and names the marked line by its id. */
import { useEffect, useRef } from "react";

export interface Suggestion {
  id: string;
  name: string;
  /** What tells it from others of the name. */
  detail?: string;
}

interface Props {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** The marked one; -1 for none. */
  at: number;
  onPick: (at: number) => void;
}

/** The id of one line within the list of that id. */
export function suggestionId(listId: string, suggestion: Suggestion | undefined): string | undefined {
  return suggestion && `${listId}-${suggestion.id}`;
}

export function SuggestionList({ id, label, suggestions, at, onPick }: Props) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <SuggestionLine
          key={suggestion.id}
          id={suggestionId(id, suggestion)}
          suggestion={suggestion}
          marked={index === at}
          onPick={() => onPick(index)}
        />
      ))}
    </div>
  );
}

interface LineProps {
  id: string | undefined;
  suggestion: Suggestion;
  marked: boolean;
  onPick: () => void;
}

function SuggestionLine({ id, suggestion, marked, onPick }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) line.current?.scrollIntoView({ block: "nearest" });
  }, [marked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are heard by the text box
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={marked}
      onClick={onPick}
      className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
    >
      <span className="font-semibold">{suggestion.name}</span>
      {suggestion.detail ? <span className="text-sm text-ink-soft">{suggestion.detail}</span> : null}
    </div>
  );
}
