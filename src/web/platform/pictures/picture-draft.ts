/** Keeps chosen pictures in this browser until they have been sent, so that a reload or a lost session does not lose them; never for another member. */
import { storedMemberId } from "#web/platform/stored-session/stored-session.ts";

/** A picture that is on the server already (its key), or a file that has not been sent. */
export type ChosenPicture = { id: string; picture: string | File };

interface Draft {
  of: string | null;
  pictures: ChosenPicture[];
}

const DATABASE = "viprasetu.pictures";
const DRAFTS = "drafts";

/** The pictures kept under this name by this member; undefined without any, and in browsers that keep nothing. */
export async function readPictures(name: string): Promise<ChosenPicture[] | undefined> {
  const draft = await inStore<Draft | undefined>("readonly", (store) => store.get(name));
  return draft && draft.of === storedMemberId() ? draft.pictures : undefined;
}

export async function keepPictures(name: string, pictures: readonly ChosenPicture[]): Promise<void> {
  const draft: Draft = { of: storedMemberId(), pictures: [...pictures] };
  await inStore("readwrite", (store) => store.put(draft, name));
}

export async function dropPictures(name: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(name));
}

/** Everything kept here, whoever chose it: what signing out forgets. */
export async function dropAllPictures(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** Undefined where the browser allows no storage: then only a reload loses pictures. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return (await done(work(database.transaction(DRAFTS, mode).objectStore(DRAFTS)))) as T;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(DRAFTS);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
