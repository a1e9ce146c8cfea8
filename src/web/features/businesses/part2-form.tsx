/** Part 2 of the business form: where it is, when it is open, what else people ask, how it looks. */
import type { ReactNode } from "react";
import { BUSINESS_IMAGES } from "#contract/limits.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { PinCodeField } from "#web/features/places/pin-code-field.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type FormStart, formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { type Part2Output, part2Form } from "./business-forms.ts";
import { FactsFields } from "./facts-fields.tsx";
import { HoursField } from "./hours/hours-field.tsx";
import { PICTURES_ANCHOR } from "./photo-moment.ts";
import { PositionField } from "./position/position-field.tsx";
import { useFocusOnAnchor } from "./use-focus-on-anchor.ts";

/** What the form submits: its fields, and which pictures in which order. */
export type Part2Submission = Part2Output & { imageOrder: string[] };

interface Props {
  name: string;
  start: FormStart<typeof part2Form>;
  /** Keys of the pictures that are saved already. */
  saved: readonly string[];
  submit: ReactNode;
  /** Makes the call with the options that carry the pictures. */
  onSend: (submission: Part2Submission, options: CallOptions) => Promise<unknown>;
}

export function Part2Form({ name, start, saved, submit, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form = useContractForm(part2Form, {
    name,
    defaults: formDefaults(part2Form, start),
    onSubmit: (sent) => pictures.send("images", (options) => onSend({ ...sent, imageOrder: pictures.order }, options)),
  });
  const days = (form.methods.watch("openingHours") || []) as OpeningDay[];
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form">
      <PlaceFields
        form={form}
        state="fkStateId"
        city="fkCityId"
        required
        onChange={() => form.methods.setValue("businessLocation", undefined)}
      />
      <Field label={t("label.address")} hint={t("businesses.hint.address")} required {...form.field("address")}>
        <TextArea rows={3} autoComplete="street-address" {...form.input("address")} />
      </Field>
      <PinCodeField form={form} />
      <PositionField form={form} />
      <HoursField
        {...form.field("openingHours")}
        days={days}
        onChange={(next) => form.methods.setValue("openingHours", next, { shouldDirty: true, shouldValidate: true })}
      />
      <FactsFields form={form} />
      <div id={PICTURES_ANCHOR} ref={useFocusOnAnchor(PICTURES_ANCHOR)} className="scroll-mt-24">
        <PicturesField
          pictures={pictures}
          max={BUSINESS_IMAGES}
          label={t("businesses.label.pictures")}
          hint={t("businesses.hint.pictures", { n: BUSINESS_IMAGES })}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("businesses.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}
