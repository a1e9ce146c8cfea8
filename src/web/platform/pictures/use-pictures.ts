/** The pictures of a form: chosen, put in order, stored over a reload, and sent together with the progress of each. */
import { useEffect, useRef, useState } from "react";
import { imagePath } from "#contract/paths.ts";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import type { UploadPicture } from "#web/ui/image-tile.tsx";
import { type ChosenPicture, dropPictures, keepPictures, readPictures } from "./picture-draft.ts";

type Blobs = Array<{ name: string; blob: Blob }>;

export interface Pictures {
  list: UploadPicture[];
  add: (file: File) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  /** Stops the upload; false when all of it has been sent and the server is working on it. */
  cancel: () => boolean;
  /** Something is on its way and can still be stopped. */
  sending: boolean;
  /** Why the server refused one of them, as contract/message-refs.ts writes it, until they change. */
  refused: string | undefined;
  /** Keys of pictures that stay, and 'new' for each file in its place. */
  order: string[];
  /** Makes the call with the new files; `field` is the upload's. Forgets the stored pictures once it succeeded. */
  send: <T>(field: string, call: (options: CallOptions) => Promise<T>) => Promise<T>;
  /** Back to what is saved. */
  reset: () => void;
}

/** `name` is the form's; `saved` are the keys of the pictures it starts with, `addressOf` says where each lies: private ones have an address of their own, or none. */
export function usePictures(
  name: string,
  saved: readonly string[],
  addressOf: (key: string) => string = (key) => imagePath(key, 480),
): Pictures {
  const [chosen, setChosen] = useState<ChosenPicture[]>(() => savedPictures(saved));
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const touched = useRef(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    void readPictures(name).then((stored) => stored && !touched.current && setChosen(stored));
  }, [name]);
  useEffect(() => {
    if (touched.current) void keepPictures(name, chosen);
  }, [name, chosen]);
  useEffect(() => () => stop.current?.abort(), []);

  const change = (rewrite: (before: ChosenPicture[]) => ChosenPicture[]) => {
    touched.current = true;
    setRefused(undefined);
    setChosen(rewrite);
  };
  const forget = () => {
    touched.current = false;
    void dropPictures(name);
  };
  const files = chosen.flatMap(({ picture }) => (picture instanceof File ? [picture] : []));
  const shares = share === undefined ? undefined : sentShares(sizesOf(files), share);
  return {
    list: chosen.map(({ id, picture }) => ({
      id,
      picture: typeof picture === "string" ? addressOf(picture) : picture,
      progress: picture instanceof File ? shares?.[files.indexOf(picture)] : undefined,
    })),
    add: (picture) => change((before) => [...before, { id: picture.name, picture }]),
    move: (id, to) =>
      change((before) => {
        const moved = before.filter((picture) => picture.id === id);
        return before.filter((picture) => picture.id !== id).toSpliced(to, 0, ...moved);
      }),
    remove: (id) => change((before) => before.filter((picture) => picture.id !== id)),
    cancel: () => {
      if (share === 1) return false;
      stop.current?.abort();
      return true;
    },
    sending: share !== undefined && share < 1,
    refused,
    order: chosen.map(({ picture }) => (typeof picture === "string" ? picture : "new")),
    async send(field, call) {
      stop.current = new AbortController();
      setShare(0);
      try {
        const answer = await call({ ...bodyOf(field, files), onProgress: setShare, signal: stop.current.signal });
        forget();
        return answer;
      } catch (error) {
        if (error instanceof CallFailure) setRefused(error.fields[field]);
        throw error;
      } finally {
        setShare(undefined);
      }
    },
    reset: () => {
      forget();
      setRefused(undefined);
      setChosen(savedPictures(saved));
    },
  };
}

function savedPictures(keys: readonly string[]): ChosenPicture[] {
  return keys.map((key) => ({ id: key, picture: key }));
}

function sizesOf(files: File[]): number[] {
  return files.map((file) => file.size);
}

function bodyOf(field: string, files: File[]): Pick<CallOptions, "files"> {
  const blobs: Blobs = files.map((blob) => ({ name: blob.name, blob }));
  return { files: { field, blobs } };
}

/** 0 to 1 for each file, from their sizes in bytes and the share of the whole that has been sent. */
export function sentShares(sizes: readonly number[], share: number): number[] {
  const sent = share * sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return sizes.map((size) => {
    const own = size === 0 ? 1 : Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return own;
  });
}
