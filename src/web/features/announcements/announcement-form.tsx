/** The form of an announcement: who, when, which ceremonies, the words of the family, and who may see it. */
import type { ReactNode } from "react";
import { AUDIENCES, CEREMONIES, WORDS_LIMIT } from "#contract/announcements/choices.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { Section } from "#web/features/events/form-parts.tsx";
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
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { SOBER } from "./announcement-card.tsx";
import { type AnnouncementSent, type AnnouncementValues, announcementFormSchema } from "./announcement-form-values.ts";

interface Props {
  name: string;
  defaults: AnnouncementValues;
  /** Keys of the photo that is saved already. */
  saved: readonly string[];
  submit: ReactNode;
  onSend: (announcement: AnnouncementSent, options: CallOptions) => Promise<unknown>;
}

export function AnnouncementForm({ name, defaults, saved, submit, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form: FormOf<AnnouncementValues> = useContractForm(announcementFormSchema, {
    name,
    defaults,
    onSubmit: () => {
      const { fkStateId: _, ...announcement } = form.methods.getValues();
      return pictures.send("images", (options) => onSend({ ...announcement, imageOrder: pictures.order }, options));
    },
  });
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  const { kind } = defaults;
  const optional = t("ui.optional");
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("announcements.form.waits")}</p>
      <Section title={t("announcements.form.who")}>
        <Field label={t(`announcements.label.person.${kind}`)} required {...form.field("personName")}>
          <TextInput autoComplete="off" {...form.input("personName")} />
        </Field>
        {kind === "marriage" && (
          <Field label={t("announcements.label.partner")} required {...form.field("partnerName")}>
            <TextInput autoComplete="off" {...form.input("partnerName")} />
          </Field>
        )}
        <FieldPair>
          <Field label={t(`announcements.label.happened.${kind}`)} required {...form.field("happenedOn")}>
            <TextInput type="date" {...form.input("happenedOn")} />
          </Field>
          {kind === "death" && (
            <Field label={t("announcements.label.age")} optionalMark={optional} {...form.field("age")}>
              <TextInput inputMode="numeric" {...form.input("age")} />
            </Field>
          )}
        </FieldPair>
        <Field
          label={t("announcements.label.relation")}
          hint={t(`announcements.hint.relation.${kind}`)}
          required
          {...form.field("relation")}
        >
          <TextInput autoComplete="off" {...form.input("relation")} />
        </Field>
        <Field
          label={t("announcements.label.relatives")}
          hint={t(`announcements.hint.relatives.${kind}`)}
          optionalMark={optional}
          {...form.field("relatives")}
        >
          <TextArea rows={3} limit={300} {...form.input("relatives")} />
        </Field>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
      </Section>
      <Section title={t("announcements.form.ceremonies")}>
        <Ceremony form={form} which="first" />
        <Ceremony form={form} which="second" />
        <Field label={t("announcements.label.ceremony-place")} optionalMark={optional} {...form.field("ceremonyPlace")}>
          <TextArea rows={2} limit={300} {...form.input("ceremonyPlace")} />
        </Field>
        <CheckboxInput
          label={t("announcements.label.at-home")}
          hint={t("announcements.hint.at-home")}
          {...form.input("atHome")}
        />
      </Section>
      <Section title={t("announcements.form.words")}>
        <Field label={t("announcements.label.words")} required {...form.field("words")}>
          <TextArea rows={6} limit={WORDS_LIMIT} {...form.input("words")} />
          <MaskedTextNote form={form} path="words" />
        </Field>
        <PicturesField
          pictures={pictures}
          max={1}
          label={t("announcements.label.picture")}
          hint={t("announcements.hint.picture")}
        />
      </Section>
      <Section title={t("announcements.form.shown")}>
        <Field
          label={t("announcements.label.audience")}
          hint={t("announcements.hint.audience")}
          {...form.field("audience")}
        >
          <SelectInput {...form.input("audience")}>
            {AUDIENCES.map((one) => (
              <option key={one} value={one}>
                {t(`announcements.audience.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <CheckboxInput
          label={t(SOBER[kind] ? "announcements.label.comments.death" : "announcements.label.comments.other")}
          {...form.input("commentsOpen")}
        />
        <CheckboxInput
          id={form.field("familyAgrees").id}
          label={t("announcements.label.family")}
          error={form.field("familyAgrees").error}
          {...form.input("familyAgrees")}
        />
      </Section>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("announcements.form.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}

function Ceremony({ form, which }: { form: FormOf<AnnouncementValues>; which: "first" | "second" }) {
  const t = useWords();
  const [what, on, at] = [`${which}Ceremony`, `${which}On`, `${which}At`] as const;
  const choices = CEREMONIES[form.methods.getValues("kind") as keyof typeof CEREMONIES];
  return (
    <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-3">
      <Field
        label={t(which === "first" ? "announcements.label.ceremony" : "announcements.label.second")}
        className="col-span-2 sm:col-span-1"
        {...form.field(what)}
      >
        <SelectInput {...form.input(what)}>
          <option value="">{t("announcements.form.choose")}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`announcements.ceremony.${one}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("announcements.label.ceremony-on")} {...form.field(on)}>
        <TextInput type="date" {...form.input(on)} />
      </Field>
      <Field label={t("announcements.label.ceremony-at")} {...form.field(at)}>
        <TextInput type="time" {...form.input(at)} />
      </Field>
    </div>
  );
}
