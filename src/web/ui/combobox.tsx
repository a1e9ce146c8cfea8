/** A text control that suggests while one types and takes what is picked: click, or arrow keys and Enter. */
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId } from "react";
import { useFieldWiring } from "./field.tsx";
import { type Suggestion, SuggestionList, suggestionId } from "./suggestion-list.tsx";
import { useListWalk } from "./use-list-walk.ts";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "list"> & {
  /** What stands in the box. */
  value: string;
  onType: (text: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (at: number) => void;
  /** The control itself asks to open and to close the list. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Enter picks the first suggestion: something was typed and nothing is chosen yet. */
  takesFirst: boolean;
  listLabel: string;
  /** Said in place of suggestions: none fits, they are loading, they could not be loaded. */
  note?: string;
  /** How many there are, for screen readers. */
  count?: string;
};

/** Wired by a Field; Escape closes the list and nothing else, and Tab takes what is marked. */
export function Combobox({
  value,
  onType,
  suggestions,
  onPick,
  open,
  onOpen,
  takesFirst,
  listLabel,
  note,
  count,
  onBlur,
  ...props
}: Props) {
  const listId = useId();
  const pick = (at: number) => {
    restart();
    onOpen(false);
    onPick(at);
  };
  const { at, walk, restart } = useListWalk(open ? suggestions.length : 0, takesFirst ? 0 : -1, pick);
  const act = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(false);
    } else if (event.key === "Tab" && at >= 0) pick(at);
    else if (event.key.startsWith("Arrow") && !open) onOpen(true);
    if (open) walk(event);
  };
  return (
    <span className="relative block">
      <input
        {...useFieldWiring(props)}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={suggestionId(listId, suggestions[at])}
        aria-autocomplete="list"
        value={value}
        onChange={(event) => {
          restart();
          onOpen(true);
          onType(event.target.value);
        }}
        onClick={() => onOpen(true)}
        onKeyDown={act}
        onBlur={(event) => {
          onOpen(false);
          onBlur?.(event);
        }}
        className="field-box truncate pe-11"
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft"
      />
      <span role="status" className="sr-only">
        {open ? (note ?? count) : ""}
      </span>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the box while the list is pressed
        <div
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 animate-rise overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-float"
        >
          {note ? <p className="px-3 py-2.5 text-ink-soft">{note}</p> : null}
          <SuggestionList id={listId} label={listLabel} suggestions={suggestions} at={at} onPick={pick} />
        </div>
      )}
    </span>
  );
}
