/** What one screen leaves to be said on the next, across redirects and page loads of this tab. */
import type { MessageId, Values } from "#messages/words.ts";
import { inTab } from "./storage.ts";

type LeftNote =
  | { tone: "success" | "error" | "warning" | "info"; id: MessageId; values?: Values }
  /** The question whether to buy a plan. */
  | { ask: "buy-plan" };

const KEY = "viprasetu.notes";

/** Said once the next screen stands. */
export function leaveNote(note: LeftNote): void {
  inTab.write(KEY, JSON.stringify([...read(), note]));
}

/** The notes, once. */
export function takeNotes(): LeftNote[] {
  const notes = read();
  inTab.forget(KEY);
  return notes;
}

/** Whether something waits to be said. */
export function areNotesLeft(): boolean {
  return read().length > 0;
}

function read(): LeftNote[] {
  try {
    return JSON.parse(inTab.read(KEY) ?? "[]") as LeftNote[];
  } catch {
    return [];
  }
}
