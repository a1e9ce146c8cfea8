/** Where the device is now, with its progress in toasts (section 8), and the nearest city when none is chosen yet. */
import { useState } from "react";
import type { Point } from "#base/geo.ts";
import { type CityView, places } from "#contract/places.ts";
import { LocationProblem, locate } from "#web/platform/browser/geolocation.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { rounded } from "./position.ts";

interface DevicePlace {
  point: Point;
  city: CityView | undefined;
}

export function useDevicePlace(
  cityId: string,
  onPlace: (place: DevicePlace) => void,
): { busy: boolean; findMe: () => void } {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const find = async () => {
    setBusy(true);
    const progress = toasts.show({ tone: "info", text: t("places.locating") });
    try {
      const point = rounded(await locate());
      const city = cityId ? undefined : await nearestCity(point);
      toasts.show({ tone: "success", text: t("places.located") });
      onPlace({ point, city });
    } catch (error) {
      if (error instanceof LocationProblem) toasts.show({ tone: "error", text: t(error.id) });
      else sayFailure(error);
    }
    toasts.dismiss(progress);
    setBusy(false);
  };
  return { busy, findMe: () => void find() };
}

async function nearestCity({ lat, lng }: Point): Promise<CityView> {
  return (await call(places.locationPicker, { lat, long: lng })).city;
}
