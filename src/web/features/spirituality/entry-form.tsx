/** The form of an entry: what every kind has, and between it what the chosen kind has besides. */
import type { ReactNode } from "react";
import { LANGUAGES_SPOKEN } from "#contract/business-facts.ts";
import { ENTRY_DESCRIPTION_LIMIT, ENTRY_IMAGES } from "#contract/spirituality/choices.ts";
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
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { KindSections } from "./entry-form-kinds.tsx";
import { Choices, Section } from "./entry-form-parts.tsx";
import { type EntrySent, type EntryValues, entryFormSchema } from "./entry-form-values.ts";

interface Props {
  name: string;
  defaults: EntryValues;
  /** Keys of the pictures that are saved already. */
  saved: readonly string[];
  submit: ReactNode;
  onSend: (entry: EntrySent, options: CallOptions) => Promise<unknown>;
}

export function EntryForm({ name, defaults, saved, submit, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form: FormOf<EntryValues> = useContractForm(entryFormSchema, {
    name,
    defaults,
    // As it was typed: the call reads fees and hours itself.
    onSubmit: () => {
      const { fkStateId: _, ...entry } = form.methods.getValues();
      return pictures.send("images", (options) => onSend({ ...entry, imageOrder: pictures.order }, options));
    },
  });
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  const { kind } = defaults;
  const isText = kind === "text";
  const needsPlace = kind === "temple" || kind === "event";
  const needsContact = kind === "priest" || kind === "service";
  const optional = t("ui.optional");
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("spirituality.form.waits")}</p>
      <Section title={t(`spirituality.kind.${kind}`)}>
        <Field label={t("spirituality.label.title")} required {...form.field("title")}>
          <TextInput autoComplete="off" placeholder={t(`spirituality.hint.title.${kind}`)} {...form.input("title")} />
        </Field>
        <Field
          label={t("spirituality.label.description")}
          hint={t(`spirituality.hint.description.${isText ? "text" : "other"}`)}
          required
          {...form.field("description")}
        >
          <TextArea rows={isText ? 3 : 5} limit={ENTRY_DESCRIPTION_LIMIT} {...form.input("description")} />
          <MaskedTextNote form={form} path="description" />
        </Field>
      </Section>
      <KindSections form={form} kind={kind} />
      <Section title={t("spirituality.form.where")} text={isText ? t("spirituality.form.where.text") : undefined}>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
        {!isText && (
          <>
            <Field
              label={t("label.address")}
              hint={t("spirituality.hint.address")}
              required={needsPlace}
              optionalMark={needsPlace ? undefined : optional}
              {...form.field("address")}
            >
              <TextArea rows={2} {...form.input("address")} />
            </Field>
            <PositionField form={form as unknown as FormOf<Part2>} />
            <Field
              label={t("spirituality.label.how-to-reach")}
              hint={t("spirituality.hint.how-to-reach")}
              optionalMark={optional}
              {...form.field("howToReach")}
            >
              <TextArea rows={2} limit={500} {...form.input("howToReach")} />
            </Field>
          </>
        )}
      </Section>
      <Section title={t("spirituality.form.more")}>
        <Choices
          form={form}
          name="languages"
          label={t("spirituality.languages")}
          choices={LANGUAGES_SPOKEN}
          labelOf={(code) => t(`business.language.${code}`)}
        />
        <PicturesField
          pictures={pictures}
          max={ENTRY_IMAGES}
          label={t("spirituality.label.pictures")}
          hint={t("spirituality.hint.pictures", { n: ENTRY_IMAGES })}
        />
      </Section>
      <Section title={t("spirituality.form.contact")} text={t("spirituality.form.contact.text")}>
        <Field
          label={t("label.contact-person")}
          required={needsContact}
          optionalMark={needsContact ? undefined : optional}
          {...form.field("contactPerson")}
        >
          <TextInput autoComplete="name" {...form.input("contactPerson")} />
        </Field>
        <Field
          label={t("spirituality.label.phone")}
          required={needsContact}
          optionalMark={needsContact ? undefined : optional}
          {...form.field("phoneNo")}
        >
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
      </Section>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("spirituality.form.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}
