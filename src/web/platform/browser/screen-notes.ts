/** Notes that one screen leaves for the next to show, across redirects and page loads of this tab. */
import type { MessageId, Values } from "#messages/words.ts";
import { inTab } from "./storage.ts";

export interface TextNote {
  tone: "success" | "error" | "warning" | "info";
  id: MessageId;
  values?: Values;
}
/** A sentence, or the question whether to buy a plan. */
type ScreenNote = TextNote | { ask: "buy-plan" };

const KEY = "viprasetu.notes";

/** Shown by the next screen. */
export function leaveNote(note: ScreenNote): void {
  inTab.write(KEY, JSON.stringify([...read(), note]));
}

/** The notes, which are forgotten with this. */
export function takeNotes(): ScreenNote[] {
  const notes = read();
  inTab.forget(KEY);
  return notes;
}

export function hasNotes(): boolean {
  return read().length > 0;
}

function read(): ScreenNote[] {
  try {
    return JSON.parse(inTab.read(KEY) ?? "[]") as ScreenNote[];
  } catch {
    return [];
  }
}
