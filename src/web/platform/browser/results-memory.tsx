/** Keeps what a long list had loaded while other screens are shown, so that Back finds it as it was. */
import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";

const MOST = 20;
const Memory = createContext<Map<string, unknown> | undefined>(undefined);

/** Stands in the frame around the screens that come and go. */
export function ResultsMemory({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>());
  return <Memory value={memory}>{children}</Memory>;
}

/** What was kept for this entry of the browser's history, and a way to keep more; the latest twenty entries are held. */
export function useRemembered<T>(): { kept: T | undefined; keep: (value: T) => void } {
  const memory = useContext(Memory);
  const { key } = useLocation();
  return {
    kept: memory?.get(key) as T | undefined,
    keep: (value) => {
      memory?.delete(key);
      memory?.set(key, value);
      for (const oldest of memory?.keys() ?? []) {
        if ((memory?.size ?? 0) <= MOST) break;
        memory?.delete(oldest);
      }
    },
  };
}
