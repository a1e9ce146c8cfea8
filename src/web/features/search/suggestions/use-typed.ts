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

export function useTyped(input: RefObject<HTMLInputElement | null>): TypedText {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const open = () => {
      setTyped(input.current?.value.trim() ?? "");
      setOpen(true);
    };
    // What was typed while this program was on its way.
    if (document.activeElement === input.current) open();
    for (const event of ["focus", "click", "input"]) input.current?.addEventListener(event, open, { signal });
    input.current?.addEventListener("blur", () => setOpen(false), { signal });
    return () => stop.abort();
  }, [input]);
  return { typed, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
