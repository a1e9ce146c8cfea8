/** The first part of the sign-up form: who the person is. */
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { GENDERS } from "#contract/member-fields.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { continueSignUp, signUpProgress } from "./sign-up-progress.ts";
import { orStartAgain } from "./stale-ticket.ts";

/** The mask, which judges the names, is loaded when the first of them is typed: a door is on the way of everybody. */
const partOne = z
  .pick(auth.create.input, { firstName: true, lastName: true, email: true, gender: true })
  .check(async (names) => (await import("#contract/contact-free.ts")).namesContactFree(names));

export function PartOneForm() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { ticket = "", part1, refId, referredby } = signUpProgress();
  const form = useContractForm(partOne, {
    name: "sign-up-1",
    defaults: formDefaults(partOne, part1),
    onSubmit: async (input) => {
      const { invitedBy, claims } = await orStartAgain(call(auth.part2Validation, { ticket, refId, referredby }));
      continueSignUp({ part1: input, invitedBy, claims });
      await navigate(here(paths.signUp({ part: "2" })));
    },
  });
  return (
    <ContractForm form={form}>
      <Field label={t("label.first-name")} required {...form.field("firstName")}>
        <TextInput autoComplete="given-name" {...form.input("firstName")} />
      </Field>
      <Field label={t("label.last-name")} optionalMark={t("ui.optional")} {...form.field("lastName")}>
        <TextInput autoComplete="family-name" {...form.input("lastName")} />
      </Field>
      <Field
        label={t("members.email")}
        hint={t("members.email.hint")}
        optionalMark={t("ui.optional")}
        {...form.field("email")}
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <Field label={t("members.gender")} optionalMark={t("ui.optional")} {...form.field("gender")}>
        <SelectInput autoComplete="sex" {...form.input("gender")}>
          <option value="">{t("members.gender.unsaid")}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`members.gender.${gender}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.code.checking")}>
        {t("auth.continue")}
      </Button>
    </ContractForm>
  );
}
