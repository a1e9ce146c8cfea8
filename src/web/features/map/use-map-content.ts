/** What the list and the map show: what was chosen to be shown, around the device or in the present part of the map, always the same for both. */
import { useEffect, useState } from "react";
import type { Point } from "#base/geo.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { connectMap } from "#contract/map.ts";
import { locationSentence } from "#web/features/places/location-sentence.ts";
import { locate } from "#web/platform/browser/geolocation.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";

export const SHOWS = ["all", "businesses", "people", "near-businesses", "near-people"] as const;
export type Show = (typeof SHOWS)[number];
type Businesses = PayloadOf<typeof connectMap.fetchBusinessLocations>;
type People = PayloadOf<typeof connectMap.fetchUsersLocations>;
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
interface Content {
  businesses: Businesses;
  people: People;
}

/** So many of the list at first, and so many more at each press. */
export const STEP = 24;
/** All within 20 km that the server tells. */
const NEAR_MOST = 500;
/** A pin at one point is asked for with a little room around it, less than a step of the grid. */
const ROOM = 0.004;
const NOBODY: People = { getUsersLocations: [], clusters: [], total: 0 };
const NOTHING: Businesses = { getBusinessLocations: [], clusters: [], total: 0 };

export const isNear = (show: Show) => show.startsWith("near");

export function useMapContent(first: Businesses, city: string | undefined) {
  const t = useWords();
  const { user } = useSession();
  const [show, setShow] = useState<Show>("all");
  const [view, setView] = useState<(Box & { zoom: number }) | undefined>();
  const [spot, setSpot] = useState<Box>();
  const [near, setNear] = useState<Point>();
  const [limit, setLimit] = useState(STEP);
  const [content, setContent] = useState<Content>({ businesses: first, people: NOBODY });
  const [atSpot, setAtSpot] = useState<Content>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const memberId = user?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isNear(show)) return;
    let gone = false;
    setBusy(true);
    locate("places.locate.unavailable").then(
      (at) => gone || setNear(at),
      (error) => {
        if (gone) return;
        setProblem(locationSentence(error, t));
        setBusy(false);
      },
    );
    return () => {
      gone = true;
    };
  }, [show, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (isNear(show) && !near) return;
    const isAtHand = !view && !memberId && !isNear(show) && limit === STEP && attempt === 0;
    if (isAtHand) return setContent({ businesses: show === "people" ? NOTHING : first, people: NOBODY });
    const part = near ? { ...near, zoom: view?.zoom, limit: NEAR_MOST } : { ...(view ?? { city }), limit };
    return fetched(show, part, (answer) => {
      setBusy(false);
      if (answer) setContent(answer);
      else setProblem(t("map.failed"));
    });
  }, [show, near, view, limit, memberId, attempt, first, city]);

  useEffect(() => {
    if (!spot) return setAtSpot(undefined);
    const { west, south, east, north } = spot;
    const part = { west: west - ROOM, south: south - ROOM, east: east + ROOM, north: north + ROOM, limit };
    return fetched(show, part, (answer) => answer && setAtSpot(answer));
  }, [spot, show, limit]);

  return {
    show,
    near,
    view,
    spot,
    isBusy,
    problem,
    user,
    /** For the map, and for the list unless one pin was chosen. */
    content,
    listed: (spot && atSpot) ?? content,
    limit,
    choose: (chosen: Show) => {
      setProblem(undefined);
      setSpot(undefined);
      setNear(undefined);
      setLimit(STEP);
      setBusy(isNear(chosen));
      setShow(chosen);
    },
    again: () => {
      setProblem(undefined);
      setAttempt(attempt + 1);
    },
    more: () => setLimit(Math.min(limit + STEP, NEAR_MOST)),
    setView: (seen: Box & { zoom: number }) => {
      setView(seen);
      setSpot(undefined);
    },
    setSpot,
  };
}

/** Asks for what is to be shown, nobody's people for visitors; undefined when it failed. The answer stops the asking. */
function fetched(show: Show, part: object, done: (content: Content | undefined) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const wants = (kind: "businesses" | "people") => show === "all" || show.endsWith(kind);
  const ask = async (): Promise<Content> => {
    const { fetchBusinesses, fetchPeople } = await import("./map-calls.ts");
    const [businesses, people] = await Promise.all([
      wants("businesses") ? fetchBusinesses(part, { signal }) : NOTHING,
      wants("people") ? fetchPeople(part, { signal }) : NOBODY,
    ]);
    return { businesses, people };
  };
  ask().then(
    (content) => signal.aborted || done(content),
    () => signal.aborted || done(undefined),
  );
  return () => stop.abort();
}
