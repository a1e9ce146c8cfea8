/** Says in words where the position is, and warns when it is far from the chosen city. */
import { MapPin } from "lucide-react";
import type { Point } from "#base/geo.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { seenFrom } from "./position.ts";
import type { CityMiddle } from "./use-city-middle.ts";

/** The server refuses a position farther away than this as a mistake. */
const FARTHEST_KM = 100;

interface Props {
  middle: CityMiddle | undefined;
  point: Point | undefined;
  /** Something is written, be it a position or not. */
  isTyped: boolean;
}

export function PositionSentence({ middle, point, isTyped }: Props) {
  const t = useWords();
  const language = useLanguage();
  const city = middle ? cityName(middle, language) : "";
  const sentence = () => {
    if (!middle) return t(point ? "businesses.position.no-city" : "businesses.position.city-first");
    if (!point) return isTyped ? "" : t("businesses.position.is-middle", { city });
    const { km, direction } = seenFrom(middle.point, point);
    return direction
      ? t("businesses.position.away", { km, direction, city })
      : t("businesses.position.at-middle", { city });
  };
  const isFar = middle && point && seenFrom(middle.point, point).km > FARTHEST_KM;
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="flex items-start gap-2">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        {sentence()}
      </p>
      {isFar && <FieldError>{t("field.position.far", { city })}</FieldError>}
    </div>
  );
}
