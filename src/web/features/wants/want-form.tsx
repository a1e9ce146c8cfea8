/** The form of a want, in four sections: what it is, how much for what price, where and until when, and how its owner is reached. */
import type { ReactNode } from "react";
import { dayOf } from "#base/dates.ts";
import type { CategoryView } from "#contract/catalogue.ts";
import { ANSWERS_CHOICES, WANT_DAYS_MAX, WANT_DESCRIPTION_LIMIT, type WantKind } from "#contract/want-choices.ts";
import { lastWantDay } from "#contract/want-form.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { Section } from "#web/features/jobs/job-form-parts.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type WantSent, type WantValues, wantSchemas } from "./want-form-values.ts";
import { KindFields } from "./want-kind-fields.tsx";

interface Props {
  kind: WantKind;
  name: string;
  defaults: WantValues;
  categories: CategoryView[];
  submit: ReactNode;
  onSend: (want: WantSent) => Promise<unknown>;
}

export function WantForm({ kind, name, defaults, categories, submit, onSend }: Props) {
  const t = useWords();
  const isAnswered = defaults.answersMost !== undefined;
  const form: FormOf<WantValues> = useContractForm(wantSchemas[kind] as (typeof wantSchemas)["requirement"], {
    name,
    defaults,
    // As it was typed: the call reads prices itself.
    onSubmit: () => {
      const { fkStateId: _, fkCategoryId: __, ...want } = form.methods.getValues();
      return onSend(want);
    },
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">
        {t(isAnswered ? "wants.form.note.requirement" : "wants.form.note")}
      </p>
      <Section title={t("wants.form.what")}>
        <Field label={t("wants.label.title")} hint={t(`wants.hint.title.${kind}`)} required {...form.field("title")}>
          <TextInput autoComplete="off" {...form.input("title")} />
        </Field>
        <KindFields form={form} categories={categories} />
        <Field
          label={t("wants.label.description")}
          hint={t("wants.hint.description")}
          required
          {...form.field("description")}
        >
          <TextArea rows={5} limit={WANT_DESCRIPTION_LIMIT} {...form.input("description")} />
          <MaskedTextNote form={form} path="description" />
        </Field>
      </Section>
      <Section title={t("wants.form.price")} text={t("wants.form.price.text")}>
        <Field label={t("wants.label.quantity")} hint={t("wants.hint.quantity")} required {...form.field("quantity")}>
          <TextInput autoComplete="off" {...form.input("quantity")} />
        </Field>
        <FieldPair>
          <Field label={t("wants.label.price-from")} optionalMark={optional} {...form.field("priceFrom")}>
            <MoneyInput {...form.input("priceFrom")} />
          </Field>
          <Field label={t("wants.label.price-to")} optionalMark={optional} {...form.field("priceTo")}>
            <MoneyInput {...form.input("priceTo")} />
          </Field>
        </FieldPair>
        <Field
          label={t("wants.label.price-unit")}
          hint={t("wants.hint.price-unit")}
          optionalMark={optional}
          {...form.field("priceUnit")}
        >
          <TextInput autoComplete="off" className="sm:w-56" {...form.input("priceUnit")} />
        </Field>
      </Section>
      <Section title={t("wants.form.where")}>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
        <Field
          label={t(`wants.label.until.${kind}`)}
          hint={t("wants.hint.until", { n: WANT_DAYS_MAX[kind] })}
          required
          {...form.field("untilDate")}
        >
          <TextInput
            type="date"
            min={dayOf(new Date())}
            max={lastWantDay(kind)}
            className="sm:w-56"
            {...form.input("untilDate")}
          />
        </Field>
        {isAnswered && (
          <RadioCards
            legend={t("wants.form.answers")}
            hint={t("wants.form.answers.hint")}
            columns={3}
            error={form.field("answersMost").error}
            value={form.methods.watch("answersMost")}
            options={ANSWERS_CHOICES.map((n) => ({ value: n, title: t(`wants.form.answers.${n}`) }))}
            {...form.input("answersMost")}
          />
        )}
      </Section>
      <Section title={t("wants.form.contact")} text={t("wants.form.contact.text")}>
        <Field label={t("label.contact-person")} required {...form.field("contactPerson")}>
          <TextInput autoComplete="name" {...form.input("contactPerson")} />
        </Field>
        <Field label={t("wants.label.phone")} required {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
        <Field label={t("wants.label.email")} optionalMark={optional} {...form.field("email")}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
        </Field>
      </Section>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("wants.form.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}
