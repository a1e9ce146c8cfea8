/** Remembers what a long list had loaded while other screens are open, so that Back shows it as it was. */
import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";

const MOST = 20;
const Memory = createContext<Map<string, unknown> | undefined>(undefined);

/** Rendered once, in the frame around the screens. */
export function ResultsMemory({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>());
  return <Memory value={memory}>{children}</Memory>;
}

/** What is remembered for this entry of the browser's history, and a way to change it; the latest twenty entries are held. */
export function useResultsMemory<T>(): { remembered: T | undefined; remember: (value: T) => void } {
  const memory = useContext(Memory);
  const { key } = useLocation();
  return {
    remembered: memory?.get(key) as T | undefined,
    remember: (value) => {
      memory?.delete(key);
      memory?.set(key, value);
      for (const oldest of memory?.keys() ?? []) {
        if ((memory?.size ?? 0) <= MOST) break;
        memory?.delete(oldest);
      }
    },
  };
}
