/** /signUp: what joining costs and the phone; after the code (/verify) name and PIN. An invitation's link lasts through all of it. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
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

/** Rendered in the browser only, where the progress is known. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <div className="min-h-[70dvh]" aria-busy="true" />;
}

export default function SignUpScreen() {
  const t = useWords();
  const here = useHere();
  const [query] = useSearchParams();
  const progress = useSignUpProgress();
  const [wished] = useState(kindOfWish);
  const kind = kindOf(query) ?? wished;
  const { refId, referredby } = invitationOf(query);
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
          <SignUpMember />
        </Suspense>
      )}
    </DoorCard>
  );
}

/** What the referral link says, as far as the call will take it. */
function invitationOf(query: URLSearchParams): { refId?: string; referredby?: string } {
  const { refId, referredby } = auth.create.input.shape;
  const id = refId.safeParse(query.get("refId") ?? "");
  const by = referredby.safeParse(query.get("referredby") ?? "");
  return id.success && id.data ? { refId: id.data, referredby: by.success ? by.data : undefined } : {};
}

/** The kind of membership that the link to this page named. */
function kindOf(query: URLSearchParams) {
  return auth.create.input.shape.kind.safeParse(query.get("kind")).data;
}
