/** The place a person has chosen to look in, stored in this browser; until then a member's own city, and All Over India for everybody else (section 3, Selected location). */
import { useSyncExternalStore } from "react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import type { UserData } from "#contract/user-data.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { useSession } from "./use-session.ts";

export interface ChosenPlace {
  slug: string;
  name: string;
  /** Null where no Devanagari name is vouched for, and for all of India. */
  nameHi: string | null;
}

const KEY = "viprasetu.secure.location";
const CHANGED = "viprasetu:place";
export const EVERYWHERE: ChosenPlace = { slug: ALL_OVER_INDIA, name: "All Over India", nameHi: null };

/** Remembers the choice and tells every component of every tab. */
export function choosePlace(place: ChosenPlace): void {
  inBrowser.write(KEY, JSON.stringify(place));
  window.dispatchEvent(new Event(CHANGED));
}

/** Back to all of India. */
export function chooseEverywhere(): void {
  choosePlace(EVERYWHERE);
}

/** The choice, else the member's own city; all of India on the server and until the page is hydrated. */
export function useChosenPlace(): ChosenPlace {
  const text = useSyncExternalStore(
    subscribe,
    () => inBrowser.read(KEY),
    () => null,
  );
  const { user } = useSession();
  return text === null ? ownPlace(user) : placeOf(text);
}

/** A session that was stored by an earlier version does not know how addresses name its city. */
function ownPlace(user: UserData | undefined): ChosenPlace {
  if (!user?.citySlug || !user.city) return EVERYWHERE;
  return { slug: user.citySlug, name: user.city, nameHi: user.cityHi };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function placeOf(text: string): ChosenPlace {
  try {
    const { slug, name, nameHi } = JSON.parse(text) as ChosenPlace;
    return /^[a-z0-9-]+$/.test(slug) && name ? { slug, name, nameHi } : EVERYWHERE;
  } catch {
    return EVERYWHERE;
  }
}
