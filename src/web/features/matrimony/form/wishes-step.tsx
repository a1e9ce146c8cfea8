/** The fifth part of the biodata: the person in words, the photos with who sees each, and whom the family looks for. */
import { PHOTO_PRIVACY, PHOTOS } from "#contract/matrimony/choices.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import { wishesForm } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

const ABOUT_LIMIT = 2000;
const EXPECTATIONS_LIMIT = 1000;

export function WishesStep({ name, values, onSubmit, foot, pictures }: StepProps & { pictures: Pictures }) {
  const t = useWords();
  const form = useContractForm(wishesForm, { name, defaults: formDefaults(wishesForm, values), onSubmit });
  const privacyOf = form.methods.watch("privacyOf") || {};
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form gap-6">
      <ReadersNote of="plan" />
      <Field label={t("matrimony.label.about")} hint={t("matrimony.hint.about")} required {...form.field("about")}>
        <TextArea rows={5} limit={ABOUT_LIMIT} {...form.input("about")} />
        <MaskedTextNote form={form} path="about" />
      </Field>
      <Field
        label={t("matrimony.label.expectations")}
        hint={t("matrimony.hint.expectations")}
        optionalMark={t("ui.optional")}
        {...form.field("expectations")}
      >
        <TextArea rows={3} limit={EXPECTATIONS_LIMIT} {...form.input("expectations")} />
        <MaskedTextNote form={form} path="expectations" />
      </Field>
      <PicturesField
        pictures={pictures}
        max={PHOTOS}
        label={t("matrimony.label.photos")}
        hint={t("matrimony.hint.photos", { n: PHOTOS })}
      />
      {pictures.list.length > 0 && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {pictures.list.map(({ id }, at) => (
            <Field key={id} label={t("matrimony.photo.who", { n: at + 1 })}>
              <SelectInput
                value={privacyOf[id] ?? "granted"}
                onChange={({ target }) =>
                  form.methods.setValue(
                    "privacyOf",
                    { ...privacyOf, [id]: target.value as "granted" },
                    { shouldDirty: true },
                  )
                }
              >
                {PHOTO_PRIVACY.map((privacy) => (
                  <option key={privacy} value={privacy}>
                    {t(`matrimony.privacy.${privacy}`)}
                  </option>
                ))}
              </SelectInput>
            </Field>
          ))}
        </div>
      )}
      <PreferenceFields form={form} />
      {foot(form.busy)}
    </ContractForm>
  );
}
