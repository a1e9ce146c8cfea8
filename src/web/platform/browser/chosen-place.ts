/** The place a person has chosen to look in, stored in this browser; All Over India until then (section 3, Selected location). */
import { useSyncExternalStore } from "react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import { inBrowser } from "./storage.ts";

export interface ChosenPlace {
  slug: string;
  name: string;
  /** Null where no Devanagari name is vouched for, and for all of India. */
  nameHi: string | null;
}

const KEY = "viprasetu.secure.location";
const CHANGED = "viprasetu:place";
const EVERYWHERE: ChosenPlace = { slug: ALL_OVER_INDIA, name: "All Over India", nameHi: null };

/** Remembers the choice and tells every component of every tab. */
export function choosePlace(place: ChosenPlace): void {
  inBrowser.write(KEY, JSON.stringify(place));
  window.dispatchEvent(new Event(CHANGED));
}

/** Back to all of India. */
export function chooseEverywhere(): void {
  choosePlace(EVERYWHERE);
}

/** The choice; all of India on the server and until the page is hydrated. */
export function useChosenPlace(): ChosenPlace {
  const text = useSyncExternalStore(
    subscribe,
    () => inBrowser.read(KEY),
    () => null,
  );
  return placeOf(text);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function placeOf(text: string | null): ChosenPlace {
  if (text === null) return EVERYWHERE;
  try {
    const { slug, name, nameHi } = JSON.parse(text) as ChosenPlace;
    return /^[a-z0-9-]+$/.test(slug) && name ? { slug, name, nameHi } : EVERYWHERE;
  } catch {
    return EVERYWHERE;
  }
}
