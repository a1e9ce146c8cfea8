/** The location picker: type a city, let the device find it, or look in all of India; the choice is kept and opens that place. */
import { Globe, LocateFixed } from "lucide-react";
import type { CityView } from "#contract/places.ts";
import { chooseEverywhere, choosePlace } from "#web/platform/browser/chosen-place.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { PlaceList } from "./place-list.tsx";
import { chosenOf } from "./place-name.ts";
import { useDetectPlace } from "./use-detect-place.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  /** Where the choice leads: the slug of a city, or undefined for all of India. */
  onChosen: (slug: string | undefined) => void;
}

/** Persists before it tells. */
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
        <div className="grid grid-cols-2 gap-3">
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
