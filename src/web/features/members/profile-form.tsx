/** The member's own data as one form, with the single picture. */
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { spacedPhone } from "#base/digits.ts";
import { namesContactFree } from "#contract/contact-free.ts";
import { GENDERS } from "#contract/member-fields.ts";
import { members, type Profile } from "#contract/members.ts";
import { cityWithState, stateField } from "#web/features/places/city-with-state.ts";
import { PinCodeField } from "#web/features/places/pin-code-field.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { storeUser } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ProfilePicture, useLogo } from "./profile-picture.tsx";

/** The call's own fields, and the state that narrows the list of cities. */
const profileFields = z.extend(members.update.input, stateField).check(cityWithState, namesContactFree);

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useWords();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const logo = useLogo(profile.logo);
  const form = useContractForm(profileFields, {
    name: "profile",
    defaults: formDefaults(profileFields, profile),
    onSubmit: async ({ fkStateId, ...input }) => {
      const answer = await call(members.update, { ...input, removeLogo: logo.isRemoved }, logo.upload());
      storeUser(answer.userData);
      logo.settle();
      toasts.show({ tone: "success", text: t("members.profile.saved") });
      void revalidate(); // what was told is so already, and no draft waits for it
    },
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form}>
      <ProfilePicture name={profile.name} logo={logo} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t("label.first-name")} required {...form.field("firstName")}>
          <TextInput autoComplete="given-name" {...form.input("firstName")} />
        </Field>
        <Field label={t("label.last-name")} optionalMark={optional} {...form.field("lastName")}>
          <TextInput autoComplete="family-name" {...form.input("lastName")} />
        </Field>
        <Field label={t("members.gender")} optionalMark={optional} {...form.field("gender")}>
          <SelectInput autoComplete="sex" {...form.input("gender")}>
            <option value="">{t("members.gender.unsaid")}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`members.gender.${gender}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t("members.birth-date")} optionalMark={optional} {...form.field("birthDate")}>
          <TextInput type="date" autoComplete="bday" {...form.input("birthDate")} />
        </Field>
      </div>
      <Field label={t("members.phone")} hint={t("members.phone.hint")}>
        <TextInput
          type="tel"
          value={`+91 ${spacedPhone(profile.phoneNo)}`}
          readOnly
          disabled
          className="max-w-72 tabular-nums"
        />
      </Field>
      <Field label={t("members.email")} hint={t("members.email.hint")} optionalMark={optional} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      <Field label={t("label.address")} optionalMark={optional} {...form.field("address")}>
        <TextArea rows={2} limit={500} autoComplete="street-address" {...form.input("address")} />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <PinCodeField form={form} />
        <Field label={t("members.language")} {...form.field("language")}>
          <SelectInput {...form.input("language")}>
            <option value="en" lang="en-IN">
              English
            </option>
            <option value="hi" lang="hi-IN">
              हिंदी
            </option>
          </SelectInput>
        </Field>
      </div>
      <CheckboxInput label={t("members.map")} hint={t("members.map.hint")} {...form.input("showOnMap")} />
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("members.profile.saving")}
        className="sm:self-start"
      >
        {t("members.profile.save")}
      </Button>
    </ContractForm>
  );
}
