/** The form of an event: what, when, where, and for how many. */
import type { ReactNode } from "react";
import { dayOf } from "#base/dates.ts";
import { EVENT_DESCRIPTION_LIMIT } from "#contract/events/choices.ts";
import type { Part2 } from "#web/features/businesses/business-forms.ts";
import { PositionField } from "#web/features/businesses/position/position-field.tsx";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type EventSent, type EventValues, eventFormSchema } from "./event-form-values.ts";
import { Section } from "./form-parts.tsx";

interface Props {
  name: string;
  defaults: EventValues;
  /** Keys of the picture that is saved already. */
  saved: readonly string[];
  /** What is said above it. */
  note: string;
  submit: ReactNode;
  onSend: (event: EventSent, options: CallOptions) => Promise<unknown>;
}

export function EventForm({ name, defaults, saved, note, submit, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form: FormOf<EventValues> = useContractForm(eventFormSchema, {
    name,
    defaults,
    // As it was typed: the call reads fees and numbers itself.
    onSubmit: () => {
      const { fkStateId: _, ...event } = form.methods.getValues();
      return pictures.send("images", (options) => onSend({ ...event, imageOrder: pictures.order }, options));
    },
  });
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  const optional = t("ui.optional");
  const today = dayOf(new Date());
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{note}</p>
      <Section title={t("events.form.what")}>
        <Field label={t("events.label.title")} required {...form.field("title")}>
          <TextInput autoComplete="off" placeholder={t("events.hint.title")} {...form.input("title")} />
        </Field>
        <Field
          label={t("events.label.description")}
          hint={t("events.hint.description")}
          required
          {...form.field("description")}
        >
          <TextArea rows={6} limit={EVENT_DESCRIPTION_LIMIT} {...form.input("description")} />
          <MaskedTextNote form={form} path="description" />
        </Field>
      </Section>
      <Section title={t("events.form.when")}>
        <FieldPair>
          <Field label={t("events.label.starts-on")} required {...form.field("startsOn")}>
            <TextInput type="date" min={today} {...form.input("startsOn")} />
          </Field>
          <Field label={t("events.label.starts-at")} required {...form.field("startsAt")}>
            <TextInput type="time" {...form.input("startsAt")} />
          </Field>
          <Field
            label={t("events.label.ends-on")}
            hint={t("events.hint.ends-on")}
            optionalMark={optional}
            {...form.field("endsOn")}
          >
            <TextInput type="date" min={today} {...form.input("endsOn")} />
          </Field>
          <Field label={t("events.label.ends-at")} required {...form.field("endsAt")}>
            <TextInput type="time" {...form.input("endsAt")} />
          </Field>
        </FieldPair>
      </Section>
      <Section title={t("events.form.where")}>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
        <Field label={t("events.label.venue")} hint={t("events.hint.venue")} required {...form.field("venue")}>
          <TextInput autoComplete="off" {...form.input("venue")} />
        </Field>
        <Field label={t("label.address")} optionalMark={optional} {...form.field("address")}>
          <TextArea rows={2} {...form.input("address")} />
        </Field>
        <CheckboxInput label={t("events.label.is-home")} hint={t("events.hint.is-home")} {...form.input("isHome")} />
        <PositionField form={form as unknown as FormOf<Part2>} />
      </Section>
      <Section title={t("events.form.more")}>
        <FieldPair>
          <Field
            label={t("events.label.capacity")}
            hint={t("events.hint.capacity")}
            optionalMark={optional}
            {...form.field("capacity")}
          >
            <TextInput inputMode="numeric" {...form.input("capacity")} />
          </Field>
          <Field
            label={t("events.label.fee")}
            hint={t("events.hint.fee")}
            optionalMark={optional}
            {...form.field("fee")}
          >
            <MoneyInput {...form.input("fee")} />
          </Field>
        </FieldPair>
        <CheckboxInput
          label={t("events.label.by-association")}
          hint={t("events.hint.by-association")}
          {...form.input("byAssociation")}
        />
        <PicturesField pictures={pictures} max={1} label={t("events.label.picture")} hint={t("events.hint.picture")} />
      </Section>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("events.form.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}
