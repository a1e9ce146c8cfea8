/** Stores chosen pictures in this browser until they have been sent, so that a reload or a lost session does not lose them; never for another member. */
import { clear, createStore, del, get, set } from "idb-keyval";
import { storedMemberId } from "#web/platform/stored-session/stored-session.ts";

/** A picture that is on the server already (its key), or a file that has not been sent. */
export type ChosenPicture = { id: string; picture: string | File };

interface Draft {
  of: string | null;
  pictures: ChosenPicture[];
}

const store = createStore("viprasetu.pictures", "drafts");

/** The pictures that this member left under this name; undefined without any, and where storage is forbidden. */
export async function readPictures(name: string): Promise<ChosenPicture[] | undefined> {
  const draft = await orNothing(() => get<Draft>(name, store));
  return draft && draft.of === storedMemberId() ? draft.pictures : undefined;
}

export async function keepPictures(name: string, pictures: readonly ChosenPicture[]): Promise<void> {
  const draft: Draft = { of: storedMemberId(), pictures: [...pictures] };
  await orNothing(() => set(name, draft, store));
}

export async function dropPictures(name: string): Promise<void> {
  await orNothing(() => del(name, store));
}

/** Forgets all stored pictures, whoever chose them. */
export async function dropAllPictures(): Promise<void> {
  await orNothing(() => clear(store));
}

/** Where the browser allows no storage, only a reload loses pictures. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
