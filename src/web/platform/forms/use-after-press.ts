/** A field that is left by pressing something says what is wrong with it after the press, so that nothing moves away under the pointer. */
import { useCallback, useEffect, useRef } from "react";

/** Runs what it is given: at once, or once the button of the mouse is up and the click is through. */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // The click comes right behind.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    const stop = new AbortController();
    const always = { capture: true, signal: stop.signal };
    document.addEventListener("pointerdown", down, always);
    document.addEventListener("pointerup", up, always);
    document.addEventListener("pointercancel", up, always);
    return () => {
      stop.abort();
      waiting.current = [];
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  }, []);
}
