/** A value that this tab remembers through a reload and that components can follow. */
import { useMemo, useSyncExternalStore } from "react";
import { inTab } from "./storage.ts";

interface TabValue<T extends object> {
  read(): T | undefined;
  write(value: T): void;
  /** Does not tell components: it is called where the screen that follows the value is left. */
  forget(): void;
  /** Undefined on the server. */
  use(): T | undefined;
}

export function tabValue<T extends object>(key: string): TabValue<T> {
  const changed = `${key}:changed`;
  const subscribe = (listener: () => void) => {
    window.addEventListener(changed, listener);
    return () => window.removeEventListener(changed, listener);
  };
  return {
    read: () => parse<T>(inTab.read(key)),
    write: (value) => {
      inTab.write(key, JSON.stringify(value));
      window.dispatchEvent(new Event(changed));
    },
    forget: () => inTab.forget(key),
    use: () => {
      const text = useSyncExternalStore(
        subscribe,
        () => inTab.read(key),
        () => null,
      );
      return useMemo(() => parse<T>(text), [text]);
    },
  };
}

function parse<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
