/** The second step of logging in on a new device: the code that was sent to the phone. */
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import type { CodeSent } from "./code-sent.ts";
import { CodeStep } from "./code-step.tsx";
import type { SecondStep } from "./login-form.tsx";
import { useLogIn } from "./use-log-in.ts";
import { useSignIn } from "./use-sign-in.ts";

interface Props extends SecondStep {
  onBack: () => void;
  onDone: () => unknown;
}

export function LoginCodeForm({ phoneNo, pin, sent, onBack, onDone }: Props) {
  const t = useWords();
  const logIn = useLogIn();
  const signIn = useSignIn();
  const logInWith = async (otp: string) => {
    const answer = await logIn({ phoneNo, pin, otp });
    return !("otpRequired" in answer) && signIn(answer) && onDone();
  };
  const again = async (): Promise<CodeSent> => {
    const answer = await logIn({ phoneNo, pin });
    return "otpRequired" in answer ? answer : { minutes: 0, againInSeconds: 0, sentBefore: false };
  };
  return (
    <CodeStep
      name="login-code"
      phoneNo={phoneNo}
      sent={sent}
      onCode={logInWith}
      onAgain={again}
      submit={{ label: t("auth.login.submit"), busy: t("auth.login.busy") }}
    >
      <Button look="quiet" onClick={onBack}>
        {t("auth.login.other-phone")}
      </Button>
    </CodeStep>
  );
}
