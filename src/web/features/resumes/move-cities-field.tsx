/** The cities to which a candidate would move: each is chosen by state and name, and taken away by its chip. */
import { X } from "lucide-react";
import { useEffect } from "react";
import { MOVE_CITIES_MAX } from "#contract/resumes/choices.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { useChosenCity } from "#web/features/places/use-chosen-city.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { FieldError } from "#web/ui/field.tsx";
import type { ResumeValues } from "./resume-form-values.ts";

export function MoveCitiesField({ form }: { form: ContractForm<ResumeValues> }) {
  const t = useWords();
  const { watch, setValue } = form.methods;
  const chosen = (watch("moveCityIds") ?? []).map(String);
  const picked = watch("moveCityId");
  const { id, error } = form.field("moveCityIds");
  const set = (ids: string[]) => setValue("moveCityIds", ids, { shouldDirty: true, shouldValidate: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a city goes into the list once it is picked
  useEffect(() => {
    if (!/^\d+$/.test(picked)) return;
    setValue("moveCityId", "");
    if (!chosen.includes(picked)) set([...chosen, picked]);
  }, [picked]);
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">{t("resumes.label.move-city")}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((city) => (
            <li key={city}>
              <CityChip id={city} onRemove={() => set(chosen.filter((one) => one !== city))} />
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MOVE_CITIES_MAX && <PlaceFields form={form} state="moveStateId" city="moveCityId" />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function CityChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useWords();
  const { city } = useChosenCity(id, "key");
  const name = city ? cityName(city, t.language) : "…";
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t("resumes.move-city.remove", { city: name })}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 hover:border-control"
    >
      {name}
      <X aria-hidden="true" className="size-4 text-ink-soft" />
    </button>
  );
}
