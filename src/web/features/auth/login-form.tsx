/** The first step of logging in: phone and PIN. */
import { paths } from "#contract/paths.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useLateForm } from "#web/platform/forms/use-late-form.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";
import { carryPhone, useCarriedPhone } from "./carried-phone.ts";
import type { CodeSent } from "./code-sent.ts";
import { doorRules } from "./door-program.ts";
import { useLogIn } from "./use-log-in.ts";
import { useSignIn } from "./use-sign-in.ts";

/** What the second step needs; the PIN stays in memory alone. */
export interface SecondStep {
  phoneNo: string;
  pin: string;
  sent: CodeSent;
}

interface Props {
  onSecondStep: (step: SecondStep) => void;
  /** Leads on; answers LEAVING. */
  onDone: () => unknown;
}

export function LoginForm({ onSecondStep, onDone }: Props) {
  const t = useWords();
  const here = useHere();
  const logIn = useLogIn();
  const signIn = useSignIn();
  const carried = useCarriedPhone();
  const form = useLateForm(doorRules("logIn"), {
    name: "login",
    // Without a number from another door, what was typed or filled in before hydration stays.
    defaults: carried ? { phoneNo: carried } : {},
    draft: carried === undefined,
    onSubmit: async ({ phoneNo, pin }) => {
      const answer = await logIn({ phoneNo, pin });
      if ("otpRequired" in answer) return onSecondStep({ phoneNo, pin, sent: answer });
      return signIn(answer) && onDone();
    },
  });
  return (
    <ContractForm form={form}>
      <Field label={t("auth.phone")} required {...form.field("phoneNo")}>
        <PhoneInput autoComplete="username" {...form.input("phoneNo")} />
      </Field>
      <Field label={t("auth.pin")} hint={t("auth.pin.hint")} required {...form.field("pin")}>
        <PinInput {...form.input("pin")} />
      </Field>
      <Link
        to={here(paths.forgotPin())}
        state={carryPhone(form.value("phoneNo"))}
        className="link -mt-2 inline-flex min-h-11 items-center self-start font-semibold"
      >
        {t("auth.login.forgot")}
      </Link>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.login.busy")}>
        {t("auth.login.submit")}
      </Button>
    </ContractForm>
  );
}
