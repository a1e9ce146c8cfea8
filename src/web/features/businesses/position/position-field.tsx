/** Where in its city a business stands: where the phone is now, the middle of the city, or numbers with a plain sentence of what they mean. */
import { ChevronDown, LocateFixed } from "lucide-react";
import { useState } from "react";
import type { Point } from "#base/geo.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import type { Part2 } from "../business-forms.ts";
import { pointIn } from "./position.ts";
import { type Coordinates, PositionNumbers } from "./position-numbers.tsx";
import { PositionSentence } from "./position-sentence.tsx";
import { useCityMiddle } from "./use-city-middle.ts";
import { useDevicePlace } from "./use-device-place.ts";

export function PositionField({ form }: { form: ContractForm<Part2> }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const coordinates = coordinatesOf(form.methods.watch("businessLocation"));
  const cityId = String(form.methods.watch("fkCityId") ?? "");
  const middle = useCityMiddle(cityId);
  const set = (next: Coordinates | undefined) => {
    form.methods.setValue("businessLocation", next, { shouldDirty: true });
    // The form library finds what is wrong inside an unregistered object only when its parts are named.
    void form.methods.trigger(["businessLocation", "businessLocation.lat", "businessLocation.lng"]);
  };
  const put = ({ lat, lng }: Point) => set({ lat: String(lat), lng: String(lng) });
  const { busy, findMe } = useDevicePlace(cityId, ({ point, city }) => {
    if (city) {
      form.methods.setValue("fkStateId", city.fkStateId, { shouldValidate: true });
      form.methods.setValue("fkCityId", city._id, { shouldValidate: true });
    }
    put(point);
  });
  const point = coordinates && pointIn(`${coordinates.lat},${coordinates.lng}`);
  const whole = form.field("businessLocation");
  const lat = form.field("businessLocation.lat");
  const lng = form.field("businessLocation.lng");
  const error = whole.error ?? lat.error ?? lng.error;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{t("businesses.label.position")}</legend>
      <p className="text-sm text-ink-soft">{t("businesses.hint.position")}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          busyLabel={t("places.locating")}
          onClick={findMe}
          icon={<LocateFixed aria-hidden="true" />}
        >
          {t("businesses.position.here")}
        </Button>
        {coordinates && (
          <Button size="small" look="quiet" onClick={() => set(undefined)}>
            {t("businesses.position.middle")}
          </Button>
        )}
      </div>
      <PositionSentence middle={middle} point={point} isTyped={coordinates !== undefined} />
      <details
        open={isOpen || error !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group rounded-md border border-line bg-card"
      >
        <summary
          id={whole.id}
          className="flex min-h-12 items-center justify-between gap-3 rounded-md px-4 font-semibold text-maroon hover:bg-sunken"
        >
          {t("businesses.position.finely")}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <PositionNumbers
          ids={{ lat: lat.id, lng: lng.id }}
          coordinates={coordinates}
          point={point}
          start={point ?? middle?.point}
          isWrong={error !== undefined}
          onType={(next) => set(coordinatesOf(next))}
          onPoint={put}
        >
          {error && (
            <FieldError id={`${whole.id}-error`}>{point ? error : t("businesses.position.invalid")}</FieldError>
          )}
        </PositionNumbers>
      </details>
    </fieldset>
  );
}

/** As text; nothing when both are empty. */
function coordinatesOf(value: Part2["businessLocation"]): Coordinates | undefined {
  if (!value) return undefined;
  const { lat, lng } = { lat: String(value.lat), lng: String(value.lng) };
  return lat || lng ? { lat, lng } : undefined;
}
