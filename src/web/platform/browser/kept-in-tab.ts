/** One thing that this tab remembers through a reload, and that components follow. */
import { useSyncExternalStore } from "react";
import { inTab } from "./storage.ts";

interface KeptInTab<T extends object> {
  read(): T | undefined;
  keep(value: T): void;
  /** Nobody is told: for whoever leaves the screen that follows it. */
  forget(): void;
  /** Undefined on the server. */
  use(): T | undefined;
}

export function keptInTab<T extends object>(key: string): KeptInTab<T> {
  const changed = `${key}:changed`;
  const subscribe = (listener: () => void) => {
    window.addEventListener(changed, listener);
    return () => window.removeEventListener(changed, listener);
  };
  return {
    read: () => parse<T>(inTab.read(key)),
    keep: (value) => {
      inTab.write(key, JSON.stringify(value));
      window.dispatchEvent(new Event(changed));
    },
    forget: () => inTab.forget(key),
    use: () =>
      parse<T>(
        useSyncExternalStore(
          subscribe,
          () => inTab.read(key),
          () => null,
        ),
      ),
  };
}

function parse<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
