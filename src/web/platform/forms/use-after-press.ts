/** A field that is left by pressing something says what is wrong with it after the press, so that nothing moves away under the pointer. */
import { useCallback, useEffect, useRef } from "react";

/** The click comes together with the first; after the others none can come. */
const ENDS = ["mouseup", "dragend", "contextmenu", "keydown"] as const;

/** Runs what it is given: at once, or once the press is over and its click is through. A tap is a press too: its mouse events, between which the focus moves, come when the finger is gone. */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const down = () => {
      clearTimeout(timer);
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      for (const run of waiting.current.splice(0)) run();
    };
    const up = () => {
      clearTimeout(timer);
      if (isDown.current) timer = setTimeout(release);
    };
    const stop = new AbortController();
    const always = { capture: true, signal: stop.signal };
    document.addEventListener("mousedown", down, always);
    for (const end of ENDS) document.addEventListener(end, up, always);
    return () => {
      stop.abort();
      clearTimeout(timer);
      waiting.current = [];
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  }, []);
}
