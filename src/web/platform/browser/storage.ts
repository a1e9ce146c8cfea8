/** What this browser keeps for us; one that allows no storage, or has no room left, is like one that holds nothing. */

interface Kept {
  read(key: string): string | null;
  write(key: string, text: string): void;
  forget(key: string): void;
  keys(): string[];
}

/** Shared by all tabs, until it is forgotten. */
export const inBrowser: Kept = guarded(() => localStorage);

/** Of this tab alone, until it is closed. */
export const inTab: Kept = guarded(() => sessionStorage);

/** Opened at each access: where cookies are forbidden, naming the storage is already refused. */
function guarded(open: () => Storage): Kept {
  const tried = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => tried((storage) => storage.getItem(key), null),
    write: (key, text) => tried((storage) => storage.setItem(key, text), undefined),
    forget: (key) => tried((storage) => storage.removeItem(key), undefined),
    keys: () => tried((storage) => Object.keys(storage), []),
  };
}
