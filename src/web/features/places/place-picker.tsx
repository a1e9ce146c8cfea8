/** The location picker: type a city, let the device find it, or look in all of India; the choice is stored and opens that place. Loaded when it is opened. */
import { Globe, LocateFixed } from "lucide-react";
import { useState } from "react";
import { type CityView, places } from "#contract/places.ts";
import { locate } from "#web/platform/browser/geolocation.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { chooseEverywhere, choosePlace } from "#web/platform/stored-session/chosen-place.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { locationSentence } from "./location-sentence.ts";
import { PlaceList } from "./place-list.tsx";
import { chosenOf } from "./place-name.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  /** Where the choice leads: the slug of a city, or undefined for all of India. */
  onChosen: (slug: string | undefined) => void;
}

/** Stores the choice before it calls `onChosen`. */
export default function PlacePicker({ open, onClose, onChosen }: Props) {
  const t = useWords();
  const choose = (city: CityView) => {
    choosePlace(chosenOf(city));
    onChosen(city.slug);
  };
  const { detecting, detect } = useDetectPlace(choose);
  const everywhere = () => {
    chooseEverywhere();
    onChosen(undefined);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("places.choose")}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3 cramped:grid-cols-1">
          <Button
            size="small"
            onClick={detect}
            busy={detecting}
            busyLabel={t("places.locating")}
            icon={<LocateFixed />}
          >
            {t("places.detect")}
          </Button>
          <Button size="small" onClick={everywhere} icon={<Globe />}>
            {t("places.everywhere")}
          </Button>
        </div>
        <PlaceList onChoose={choose} />
      </div>
    </Sheet>
  );
}

/** From the device's position to the nearest city, with its progress in toasts (section 8). `detect` does nothing while it is busy; `onCity` receives the nearest city. */
function useDetectPlace(onCity: (city: CityView) => void): { detecting: boolean; detect: () => void } {
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
      onCity(city);
    } catch (error) {
      toasts.show({ tone: "error", text: locationSentence(error, t) });
    }
    toasts.dismiss(progress);
    setDetecting(false);
  };
  return { detecting, detect };
}
