/** Walks a list of suggestions from the text box above it: arrow keys mark, Enter picks. */
import { type KeyboardEvent, useState } from "react";

interface ListWalk {
  /** The one that is marked; -1 for none. */
  at: number;
  /** Handles the keys that are for the list. */
  walk: (event: KeyboardEvent) => void;
  /** Nothing is marked any more. */
  restart: () => void;
}

/** For `count` suggestions; `first` is what Enter picks while none is marked, -1 for nothing. */
export function useListWalk(count: number, first: number, onPick: (at: number) => void): ListWalk {
  const [marked, setMarked] = useState(-1);
  const at = marked < count ? marked : -1;
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) setMarked(at === -1 && step === -1 ? count - 1 : (at + step + count) % count);
    else if (event.key !== "Enter") return;
    event.preventDefault();
    const picked = at === -1 ? first : at;
    if (event.key === "Enter" && picked >= 0 && picked < count) onPick(picked);
  };
  return { at, walk, restart: () => setMarked(-1) };
}
