/** The storage of the browser and of one tab; where storage is forbidden or full, it reads as empty and writing does nothing. */

interface SafeStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  forget(key: string): void;
  keys(): string[];
}

/** Shared by all tabs, until it is forgotten. */
export const inBrowser: SafeStorage = guarded(() => localStorage);

/** Of this tab alone, until it is closed. */
export const inTab: SafeStorage = guarded(() => sessionStorage);

/** Opened at each access: where cookies are forbidden, naming the storage is already refused. */
function guarded(open: () => Storage): SafeStorage {
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
