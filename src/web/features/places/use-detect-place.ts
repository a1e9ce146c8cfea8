/** Detect Location: from the device's position to the nearest city, told in toasts (section 8). */
import { useState } from "react";
import { type CityView, places } from "#contract/places.ts";
import { LocationProblem, locate } from "#web/platform/browser/geolocation.ts";
import { CallFailure, call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

/** `detect` asks once at a time; `onFound` receives the nearest city. */
export function useDetectPlace(onFound: (city: CityView) => void): { detecting: boolean; detect: () => void } {
  const t = useWords();
  const toasts = useToasts();
  const [detecting, setDetecting] = useState(false);
  const detect = async () => {
    setDetecting(true);
    const progress = toasts.show({ tone: "info", text: t("places.locating") });
    try {
      const { lat, lng } = await locate();
      const { city } = await call(places.locationPicker, { lat, long: lng });
      toasts.show({ tone: "success", text: t("places.located") });
      onFound(city);
    } catch (error) {
      toasts.show({ tone: "error", text: sentenceOf(error, t.of) });
    }
    toasts.dismiss(progress);
    setDetecting(false);
  };
  return { detecting, detect };
}

function sentenceOf(error: unknown, say: (id: string, values?: Record<string, string | number>) => string): string {
  if (error instanceof LocationProblem) return say(error.id);
  return error instanceof CallFailure ? say(error.code, error.values) : say("error.unexpected");
}
