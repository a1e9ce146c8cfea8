/** The middle of the chosen city; an answer for a city that is no longer chosen is dropped. */
import { useEffect, useState } from "react";
import type { Point } from "#base/geo.ts";
import { type CityView, places } from "#contract/places.ts";
import { call } from "#web/platform/calls/call.ts";

export type CityMiddle = Pick<CityView, "_id" | "city" | "cityHi"> & { point: Point };

/** Undefined without a city, while it is on its way, and when it could not be had: the position works without. */
export function useCityMiddle(cityId: string): CityMiddle | undefined {
  const [middle, setMiddle] = useState<CityMiddle>();
  useEffect(() => {
    if (!cityId) return;
    const stop = new AbortController();
    call(places.fetchCoordinatesViaCity, { city: cityId }, { signal: stop.signal }).then(
      ({ city: { latitude, longitude, ...city } }) => setMiddle({ ...city, point: { lat: latitude, lng: longitude } }),
      () => undefined,
    );
    return () => stop.abort();
  }, [cityId]);
  return middle?._id === cityId ? middle : undefined;
}
