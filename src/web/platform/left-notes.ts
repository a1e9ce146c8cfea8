/** What one screen leaves to be said on the next, across redirects and page loads of this tab. */
import type { MessageId, Values } from "#messages/words.ts";

export type LeftNote =
  | { tone: "success" | "error" | "warning" | "info"; id: MessageId; values?: Values }
  /** The question whether to buy a plan. */
  | { ask: "buy-plan" };

const KEY = "viprasetu.notes";
const LEFT = "viprasetu:note";

/** Shown by the frame of the next screen, or of this one. */
export function leaveNote(note: LeftNote): void {
  sessionStorage.setItem(KEY, JSON.stringify([...read(), note]));
  window.dispatchEvent(new Event(LEFT));
}

/** The notes, once. */
export function takeNotes(): LeftNote[] {
  const notes = read();
  sessionStorage.removeItem(KEY);
  return notes;
}

/** Calls the listener for every note that is left while it listens; answers how to stop. */
export function onNote(listener: () => void): () => void {
  window.addEventListener(LEFT, listener);
  return () => window.removeEventListener(LEFT, listener);
}

function read(): LeftNote[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as LeftNote[];
  } catch {
    return [];
  }
}
