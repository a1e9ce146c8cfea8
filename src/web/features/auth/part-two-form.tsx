/** The second part of the sign-up form: where the person lives, and the PIN; sending it makes the member. */
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { cityWithState, stateField } from "#web/features/places/city-with-state.ts";
import { PinCodeField } from "#web/features/places/pin-code-field.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { LEAVING } from "#web/platform/forms/use-sending.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { NewPinField, safePin } from "./new-pin-field.tsx";
import { forgetSignUp, signUpProgress } from "./sign-up-progress.ts";
import { orStartAgain } from "./stale-ticket.ts";
import { useSignIn } from "./use-sign-in.ts";

const partTwo = (phoneNo: string) =>
  z
    .extend(z.pick(auth.create.input, { fkCityId: true, address: true, pinCode: true, acceptsTerms: true }), {
      pin: safePin({ phoneNo }),
      ...stateField,
    })
    .check(cityWithState);

export function PartTwoForm() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { ticket = "", kind = "individual", phoneNo = "", part1, refId, referredby } = signUpProgress();
  const schema = partTwo(phoneNo);
  const form = useContractForm(schema, {
    name: "sign-up-2",
    defaults: formDefaults(schema),
    onSubmit: async ({ fkStateId, ...input }) => {
      const member = { firstName: "", ...part1, ...input, kind, ticket, refId, referredby, language };
      const session = await orStartAgain(call(auth.create, member));
      if (!signIn(session)) return undefined;
      forgetSignUp();
      leaveNote({ tone: "success", id: "auth.sign-up.done", values: { name: session.userData.firstName } });
      location.assign(here(paths.renewPlan()));
      return LEAVING;
    },
  });
  return (
    <ContractForm form={form}>
      <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      <Field label={t("label.address")} optionalMark={t("ui.optional")} {...form.field("address")}>
        <TextArea rows={2} autoComplete="street-address" {...form.input("address")} />
      </Field>
      <PinCodeField form={form} />
      <input type="text" name="username" autoComplete="username" value={phoneNo} readOnly hidden />
      <NewPinField form={form} name="pin" />
      <div>
        <CheckboxInput
          label={t("auth.sign-up.accept")}
          id={form.field("acceptsTerms").id}
          error={form.field("acceptsTerms").error}
          {...form.input("acceptsTerms")}
        />
        <p className="ps-8.5 text-sm">
          <Link to={here(paths.terms())} target="_blank" className="link me-4 inline-flex min-h-6 items-center">
            {t("site.terms")}
          </Link>
          <Link to={here(paths.privacyPolicy())} target="_blank" className="link inline-flex min-h-6 items-center">
            {t("site.privacy")}
          </Link>
        </p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.sign-up.busy")}>
          {t("auth.sign-up.submit")}
        </Button>
        <Button look="quiet" onClick={() => navigate(here(paths.signUp({ part: "1" })))}>
          {t("auth.back")}
        </Button>
      </div>
    </ContractForm>
  );
}
