/** The keys of a combobox, heard by its box, and the box's names for its list and the marked line (WAI-ARIA, editable combobox with list). */
import { type RefObject, useLayoutEffect, useState } from "react";
import type { TypedText } from "./use-typed.ts";

interface ListKeys {
  box: TypedText;
  listId: string;
  /** The ids of the lines, in their order. */
  lineIds: readonly string[];
  onPick(at: number): void;
  /** False when the line cannot be removed. */
  onRemove(at: number): boolean;
  onSubmit(text: string): void;
}

/** Returns the marked line; -1 for none. From the last line on, and before the first, the box itself comes next. */
export function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  { box, listId, lineIds, onPick, onRemove, onSubmit }: ListKeys,
): number {
  const lines = lineIds.join(" ");
  const [marked, setMarked] = useState({ at: -1, lines });
  const count = lineIds.length;
  const isShown = box.isOpen && count > 0;
  // Of other lines none is marked.
  const at = isShown && marked.lines === lines ? marked.at : -1;

  // With every render anew, before it is seen: a key means what is on the screen when it is pressed.
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return;
    setName(current, "aria-expanded", String(isShown));
    setName(current, "aria-controls", isShown ? listId : undefined);
    setName(current, "aria-activedescendant", lineIds[at]);
    const stop = new AbortController();
    const { signal } = stop;
    const submitted = () => {
      box.close();
      onSubmit(current.value);
    };
    current.addEventListener("keydown", act, { signal });
    current.form?.addEventListener("submit", submitted, { signal });
    return () => stop.abort();
  });
  return at;

  function act(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !box.isOpen) box.open();
    else if (step && isShown) setMarked({ at: ((at + step + count + 2) % (count + 1)) - 1, lines });
    else if (event.key === "Escape" && isShown) box.close();
    else if (event.key === "Enter" && at >= 0) onPick(at);
    else if (event.key !== "Delete" || at < 0 || !onRemove(at)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function setName(box: HTMLInputElement, attribute: string, value: string | undefined): void {
  if (value === undefined) box.removeAttribute(attribute);
  else box.setAttribute(attribute, value);
}
