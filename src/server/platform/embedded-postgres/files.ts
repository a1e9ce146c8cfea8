// Writes the small files beside the database so that its owner can still use them after root has written them once.
import { constants } from "node:fs";
import { chmod, type FileHandle, lchown, mkdir, open, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const WORDS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EEXIST: "a file of that name is in the way",
  ENOTDIR: "a part of the path is a file",
  ENOENT: "no such folder, and none can be made there",
};
const LONGEST_LOG_BYTES = 2 ** 20;

/** Makes a folder and those above it. Node's own recursive mkdir spins for ever under /proc (tried with 24.21). */
export async function makeFolders(path: string, mode = 0o755): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolders(dirname(path), mode);
    await mkdir(path, mode).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== "EEXIST") throw again;
    });
  }
}

/** What an error of the file system means, in a few words. */
export function inWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WORDS[code ?? ""] ?? message;
}

/** Writes a file whole or not at all, readable by all. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, text);
  await chmod(partial, 0o644);
  await giveToFolderOwner(partial);
  await rename(partial, path);
}

/** Opens a log for appending; one that has grown beyond a mebibyte becomes the single older one, `<path>.1`. */
export async function openLog(path: string): Promise<FileHandle> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > LONGEST_LOG_BYTES) await rename(path, `${path}.1`);
  // Not through a link: as root we may be writing into a folder that another account owns.
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW;
  const handle = await open(path, flags, 0o600);
  await giveToFolderOwner(path);
  return handle;
}

/** As root, makes the owner of the folder the owner of the file in it; does nothing otherwise. */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  await lchown(path, uid, gid);
}
