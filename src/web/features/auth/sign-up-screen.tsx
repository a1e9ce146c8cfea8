/** /signUp: what joining costs and the phone; after the code (/verify) name and PIN. An invitation's link lasts through all of it. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { memberKind } from "#contract/member-kinds.ts";
import { paths } from "#contract/paths.ts";
import { referralIn } from "#contract/referral.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Link } from "#web/ui/link.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { DoorCard } from "./door-card.tsx";
import { Invitation } from "./invitation.tsx";
import { JoiningOffer } from "./joining-offer.tsx";
import { useSentOn } from "./prior-location.ts";
import { continueSignUp, useSignUpProgress } from "./sign-up-progress.ts";
import { SignUpStart } from "./sign-up-start.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";
import { kindOfWish, listsBusiness } from "./sign-up-wish.ts";

const SignUpMember = lazy(() => import("./sign-up-member.tsx"));

export const handle: ScreenHandle = { title: "auth.sign-up.title", description: "auth.sign-up.description" };

/** Drawn in the browser only, where the progress is known; without scripts its heading stands below the note on them. */
export default function SignUpScreen() {
  const t = useWords();
  return (
    <>
      <noscript>
        <h1 className="mt-6 px-4 text-center text-2xl">{t("auth.sign-up.title")}</h1>
      </noscript>
      {useHydrated() ? <SignUp /> : <div className="min-h-[70dvh]" aria-busy="true" />}
    </>
  );
}

function SignUp() {
  const t = useWords();
  const here = useHere();
  const [query] = useSearchParams();
  const progress = useSignUpProgress();
  const [wished] = useState(kindOfWish);
  const kind = memberKind(query.get("kind")) ?? wished;
  const { refId, referredby } = referralIn(query);
  useSentOn();
  useEffect(() => {
    if (refId) continueSignUp({ refId, referredby });
  }, [refId, referredby]);

  const part = query.get("part");
  if (part && !progress.ticket)
    return <Navigate to={here(progress.registered ? paths.verify() : paths.signUp())} replace />;
  const step = part ? 3 : 1;
  return (
    <DoorCard
      before={<SignUpSteps at={step} />}
      title={t(`auth.sign-up.step-${step}.title`)}
      intro={t(`auth.sign-up.step-${step}.intro`)}
      picture={<LotusBridge className="w-72" />}
      aside={t("auth.aside.sign-up")}
      after={
        step === 1 && (
          <p>
            {t("auth.sign-up.member-already")}{" "}
            <Link to={here(paths.login())} className="link font-semibold">
              {t("auth.to-login")}
            </Link>
          </p>
        )
      }
    >
      <Invitation />
      {step === 1 ? (
        <>
          <JoiningOffer listing={listsBusiness(kind)} />
          <SignUpStart initialKind={kind} />
        </>
      ) : (
        <Suspense
          fallback={
            <p className="min-h-[40dvh]" role="status">
              {t("ui.loading")}
            </p>
          }
        >
          <WithWords group="fields">
            <SignUpMember />
          </WithWords>
        </Suspense>
      )}
    </DoorCard>
  );
}
