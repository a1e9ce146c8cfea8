/** One line to search with: the words, a place for the voice button, and the button that goes. */
import { Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Form } from "react-router";

type Props = {
  /** Where the search leads; the text travels as the query parameter `name`. */
  action: string;
  name: string;
  /** Spoken name of the search and of its input. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  submitLabel: string;
  /** Stands before the words: a place to choose where. */
  lead?: ReactNode;
  /** The voice button. */
  voice?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Called when somebody comes to it; a list of suggestions then opens below it, of whoever holds `inputRef`. */
  onVisit?: () => void;
  onSubmit?: () => void;
  /** Further fields that travel along. */
  children?: ReactNode;
};

/** Its list is closed until a program opens it. */
const COMBOBOX = { type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

/** A GET form, so it works without scripts. */
export function SearchBox({
  action,
  name,
  label,
  placeholder,
  defaultValue,
  submitLabel,
  lead,
  voice,
  inputRef,
  onVisit,
  onSubmit,
  children,
}: Props) {
  return (
    <search className="block w-full">
      <Form
        method="get"
        action={action}
        onSubmit={onSubmit}
        className="flex flex-col rounded-lg border-[1.5px] border-control bg-card shadow-card transition-colors duration-150 focus-within:border-ink hover:border-ink md:flex-row md:items-center"
      >
        {lead ? <div className="border-b border-line px-2 py-1 md:border-e md:border-b-0">{lead}</div> : null}
        <div className="flex min-w-0 flex-1 items-center gap-1 p-1.5 ps-4">
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft cramped:hidden" />
          <input
            ref={inputRef}
            {...(onVisit ? COMBOBOX : { type: "search" })}
            onFocus={onVisit}
            name={name}
            aria-label={label}
            placeholder={placeholder}
            defaultValue={defaultValue}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="min-h-11 min-w-0 flex-1 rounded-sm bg-transparent px-2 text-ellipsis outline-offset-0"
          />
          {voice}
          <button
            type="submit"
            className="inline-flex min-h-11 items-center gap-2 rounded-md border-[1.5px] border-accent bg-saffron px-3.5 font-semibold text-on-accent transition-colors duration-150 hover:bg-saffron-hover"
          >
            <Search aria-hidden="true" className="size-5 sm:hidden" />
            <span className="sr-only sm:not-sr-only">{submitLabel}</span>
          </button>
        </div>
        {children}
      </Form>
    </search>
  );
}
