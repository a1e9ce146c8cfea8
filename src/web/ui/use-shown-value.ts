/** What a text control really shows, also when a form library wrote into it behind React's back. */
import { type RefObject, useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A ref for an element around the control, the control's text, and a setter for its change event. */
export function useShownValue(initial: unknown): {
  box: RefObject<HTMLSpanElement | null>;
  shown: string;
  setShown: (text: string) => void;
} {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(() => String(initial ?? ""));
  useEffect(() => {
    const control = box.current?.querySelector<Control>("input, textarea");
    if (control) setShown(control.value);
  });
  return { box, shown, setShown };
}
