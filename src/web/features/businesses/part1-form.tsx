/** Part 1 of the business form: what it is and how it is reached. */
import type { ReactNode } from "react";
import type { CategoryView } from "#contract/catalogue.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type FormStart, formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type Part1Output, part1Form } from "./business-forms.ts";
import { CategoryFields } from "./category-fields.tsx";

const DESCRIPTION_LIMIT = 1000;

interface Props {
  name: string;
  start: FormStart<typeof part1Form>;
  categories: CategoryView[];
  submit: ReactNode;
  onSubmit: (sent: Part1Output) => Promise<unknown>;
}

export function Part1Form({ name, start, categories, submit, onSubmit }: Props) {
  const t = useWords();
  const form = useContractForm(part1Form, { name, defaults: formDefaults(part1Form, start), onSubmit });
  return (
    <ContractForm form={form} className="max-w-form">
      <Field
        label={t("businesses.label.name")}
        hint={t("businesses.hint.name")}
        required
        {...form.field("businessName")}
      >
        <TextInput autoComplete="organization" {...form.input("businessName")} />
      </Field>
      <CategoryFields form={form} all={categories} />
      <Field
        label={t("businesses.label.description")}
        hint={t("businesses.hint.description")}
        required
        {...form.field("description")}
      >
        <TextArea rows={5} limit={DESCRIPTION_LIMIT} {...form.input("description")} />
        <MaskedTextNote form={form} path="description" />
      </Field>
      <Field label={t("businesses.label.phone")} hint={t("businesses.hint.phone")} required {...form.field("phoneNo")}>
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <Field label={t("businesses.label.email")} optionalMark={t("ui.optional")} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <Field
        label={t("businesses.label.website")}
        hint={t("businesses.hint.website")}
        optionalMark={t("ui.optional")}
        {...form.field("website")}
      >
        <TextInput type="url" inputMode="url" autoComplete="url" {...form.input("website")} />
      </Field>
      <Field
        label={t("businesses.label.gst-number")}
        hint={t("businesses.hint.gst-number")}
        optionalMark={t("ui.optional")}
        {...form.field("gstNumber")}
      >
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.input("gstNumber")} />
      </Field>
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
