/** The form of signing up after the code: name and PIN, all else folded; sending it makes the member. */
import { lazy, Suspense, useEffect, useState } from "react";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { LEAVING } from "#web/platform/forms/leaving.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Link } from "#web/ui/link.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { NewPinField } from "./new-pin-field.tsx";
import { MORE_FIELDS, signUpFields } from "./sign-up-fields.ts";
import { continueSignUp, forgetSignUp, signUpProgress } from "./sign-up-progress.ts";
import { wishOfBusiness } from "./sign-up-wish.ts";
import { orStartAgain } from "./stale-ticket.ts";
import { useSignIn } from "./use-sign-in.ts";

const SignUpMore = lazy(() => import("./sign-up-more.tsx"));

export default function SignUpMember() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const signIn = useSignIn();
  const [{ ticket = "", kind = "individual", phoneNo = "", refId, referredby }] = useState(signUpProgress);
  useInvitation();
  const schema = signUpFields(phoneNo);
  const form = useContractForm(schema, {
    name: "sign-up-member",
    defaults: formDefaults(schema),
    onSubmit: async ({ fkStateId, ...input }) => {
      const member = { ...input, acceptsTerms: true as const, kind, ticket, refId, referredby, language };
      const session = await orStartAgain(call(auth.create, member));
      if (!signIn(session)) return undefined;
      wishOfBusiness(kind, here);
      forgetSignUp();
      leaveNote({ tone: "success", id: "auth.sign-up.done", values: { name: session.userData.firstName } });
      location.assign(here(paths.renewPlan()));
      return LEAVING;
    },
  });
  const { getValues } = form.methods;
  const isWrong = MORE_FIELDS.some((name) => form.field(name).error);
  const isFilled = form.restored && MORE_FIELDS.some((name) => getValues(name));
  return (
    <ContractForm form={form}>
      <Field label={t("label.first-name")} required {...form.field("firstName")}>
        <TextInput autoComplete="given-name" autoFocus {...form.input("firstName")} />
      </Field>
      <input type="text" name="username" autoComplete="username" value={phoneNo} readOnly hidden />
      <NewPinField form={form} name="pin" />
      <Fold
        summary={
          <>
            <span className="font-semibold">{t("auth.sign-up.more")}</span>{" "}
            <span className="text-ink-soft">{t("ui.optional")}</span>
          </>
        }
        forced={isWrong || isFilled}
      >
        <Suspense fallback={<p role="status">{t("ui.loading")}</p>}>
          <SignUpMore form={form} />
        </Suspense>
      </Fold>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.sign-up.busy")}>
        {t("auth.sign-up.submit")}
      </Button>
      <p className="-mt-2 text-sm text-ink-soft">
        {t("auth.sign-up.accept")}{" "}
        <Link to={here(paths.terms())} target="_blank" className="link me-3 inline-flex min-h-11 items-center">
          {t("site.terms")}
        </Link>
        <Link to={here(paths.privacyPolicy())} target="_blank" className="link inline-flex min-h-11 items-center">
          {t("site.privacy")}
        </Link>
      </p>
    </ContractForm>
  );
}

/** Asks who invited, and whether a business waits for this phone; a proof that is too old leads back at once. */
function useInvitation(): void {
  useEffect(() => {
    const { ticket = "", invitedBy, refId, referredby } = signUpProgress();
    if (invitedBy !== undefined) return;
    orStartAgain(call(auth.part2Validation, { ticket, refId, referredby })).then(
      ({ invitedBy, claims }) => continueSignUp({ invitedBy, claims }),
      () => undefined,
    );
  }, []);
}
