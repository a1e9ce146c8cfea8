/** The text that a text control really holds, also when a form library wrote into it without React. */
import { type RefObject, useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A ref for an element around the control, the control's text, and a setter for its change event. */
export function useControlText(initial: unknown): {
  box: RefObject<HTMLSpanElement | null>;
  text: string;
  setText: (text: string) => void;
} {
  const box = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState(() => String(initial ?? ""));
  useEffect(() => {
    const control = box.current?.querySelector<Control>("input, textarea");
    if (control) setText(control.value);
  });
  return { box, text, setText };
}
