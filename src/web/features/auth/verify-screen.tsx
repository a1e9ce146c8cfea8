/** /verify: the code that proves the phone of someone who signs up. */
import { Navigate, useNavigate } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import { paths } from "#contract/paths.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { carryPhone } from "./carried-phone.ts";
import { type CodeSent, codeSent, storedCode } from "./code-sent.ts";
import { CodeStep } from "./code-step.tsx";
import { DoorCard } from "./door-card.tsx";
import { doorCalls } from "./door-program.ts";
import { Invitation } from "./invitation.tsx";
import { useSentOn } from "./prior-location.ts";
import { continueSignUp, useSignUpProgress } from "./sign-up-progress.ts";
import { SignUpSteps } from "./sign-up-steps.tsx";

export const handle: ScreenHandle = { title: "auth.verify.title", description: "auth.verify.description" };

/** Drawn in the browser only, where the progress is known. */
export default function VerifyScreen() {
  return useHydrated() ? <Verify /> : <div className="min-h-[70dvh]" aria-busy="true" />;
}

function Verify() {
  const t = useWords();
  const here = useHere();
  const { phoneNo, sent, registered: isRegistered } = useSignUpProgress();
  const isLeaving = useSentOn();
  if (isLeaving) return <div className="min-h-[70dvh]" aria-busy="true" />;
  if (!phoneNo || !sent) return <Navigate to={here(paths.signUp())} replace />;
  return (
    <DoorCard
      before={isRegistered ? undefined : <SignUpSteps at={2} />}
      title={t(isRegistered ? "auth.verify.registered.title" : "auth.verify.title")}
      intro={t(isRegistered ? "auth.verify.registered.intro" : "auth.verify.intro", {
        phone: `+91\u00a0${spacedPhone(phoneNo)}`,
      })}
      picture={<LotusBridge className="w-72" />}
      aside={t("auth.aside.sign-up")}
      after={
        <Link to={here(paths.signUp())} className="link font-semibold">
          {t("auth.verify.other-phone")}
        </Link>
      }
    >
      {isRegistered ? (
        <Registered phoneNo={phoneNo} />
      ) : (
        <>
          <Invitation />
          <CodeForm phoneNo={phoneNo} sent={codeSent(sent)} />
        </>
      )}
    </DoorCard>
  );
}

function CodeForm({ phoneNo, sent }: { phoneNo: string; sent: CodeSent }) {
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const prove = async (otp: string) => {
    const { ticket, registered } = await (await doorCalls()).verifyOTP({ phoneNo, otp });
    if (registered) return continueSignUp({ registered });
    continueSignUp({ ticket });
    await navigate(here(paths.signUp({ part: "1" })), { replace: true });
  };
  const again = async () => {
    const answer = await (await doorCalls()).requestOTP({ phoneNo, language });
    continueSignUp({ sent: storedCode(answer) });
    return answer;
  };
  return <CodeStep name="verify" phoneNo={phoneNo} sent={sent} onCode={prove} onAgain={again} />;
}

/** Only the proven owner of the phone comes to see this. */
function Registered({ phoneNo }: { phoneNo: string }) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink look="primary" wide to={here(paths.login())} state={carryPhone(phoneNo)}>
        {t("auth.login.submit")}
      </ButtonLink>
      <ButtonLink look="quiet" wide to={here(paths.forgotPin())} state={carryPhone(phoneNo)}>
        {t("auth.login.forgot")}
      </ButtonLink>
    </div>
  );
}
