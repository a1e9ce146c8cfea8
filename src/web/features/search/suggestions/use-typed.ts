/** Follows the search box, which is on the page before this program is: what stands in it, and whether somebody is at it. */
import { type RefObject, useLayoutEffect, useState } from "react";

export interface TypedText {
  typed: string;
  /** Whether the list may be shown. */
  isOpen: boolean;
  open(): void;
  /** Until the box is come to again, or typed in. */
  close(): void;
}

/** `submitted`: what was searched for last. */
export function useTyped(input: RefObject<HTMLInputElement | null>, submitted: RefObject<string | null>): TypedText {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setTyped(input.current?.value.trim() ?? "");
    setOpen(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it holds nothing but the box
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // What was typed while this program was on its way, unless it was sent off meanwhile.
    if (document.activeElement === input.current && input.current?.value !== submitted.current) open();
    for (const event of ["focus", "click", "input"]) input.current?.addEventListener(event, open, { signal });
    input.current?.addEventListener("blur", () => setOpen(false), { signal });
    return () => stop.abort();
  }, [input, submitted]);
  return { typed, isOpen, open, close: () => setOpen(false) };
}
