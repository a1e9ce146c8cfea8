/** Asks a visitor who typed "near me", and whose place nobody knows, where that is: by the device's position or by the name of a city. */
import { LocateFixed, MapPin } from "lucide-react";
import { usePlacePicker } from "#web/features/places/use-place-picker.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** `nearPath`: where the same is searched near the device. */
export function NearOffer({ nearPath }: { nearPath: string }) {
  const t = useWords();
  const { open, picker } = usePlacePicker();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-3 py-2 max-sm:text-sm sm:mb-5 sm:px-4 sm:py-3">
      <p className="min-w-60 flex-1">{t("results.near.where")}</p>
      <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
        <ButtonLink size="small" to={nearPath} icon={<LocateFixed aria-hidden="true" />}>
          {t("results.near")}
        </ButtonLink>
        <Button size="small" aria-haspopup="dialog" onClick={open} icon={<MapPin aria-hidden="true" />}>
          {t("places.choose")}
        </Button>
      </div>
      {picker}
    </div>
  );
}
