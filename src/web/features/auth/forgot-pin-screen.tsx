/** /forgotPin: phone, the code sent to it, a new PIN; a number may come from another door. */
import { lazy, Suspense, useLayoutEffect } from "react";
import { useNavigationType } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Link } from "#web/ui/link.tsx";
import { LawPicture } from "#web/ui/pictures/law-picture.tsx";
import { useCarriedPhone } from "./carried-phone.ts";
import { codeSent } from "./code-sent.ts";
import { DoorCard } from "./door-card.tsx";
import { ForgotCodeForm, ForgotPhoneForm } from "./forgot-pin-forms.tsx";
import { toPhone, useForgotPinStep } from "./forgot-pin-progress.ts";

const ForgotPinLastForm = lazy(() => import("./forgot-pin-last-form.tsx"));

export const handle: ScreenHandle = { title: "auth.forgot.title", description: "auth.forgot.description" };

export default function ForgotPinScreen() {
  const t = useWords();
  const here = useHere();
  const step = useForgotPinStep();
  useNumberOfOtherDoor(step.phoneNo);
  return (
    <DoorCard
      title={t("auth.forgot.title")}
      intro={t(`auth.forgot.${step.name}.intro`)}
      picture={<LawPicture />}
      aside={t("auth.aside.forgot")}
      after={
        <Link to={here(paths.login())} className="link font-semibold">
          {t("auth.to-login")}
        </Link>
      }
    >
      {step.name === "phone" && <ForgotPhoneForm key={step.phoneNo} phoneNo={step.phoneNo} isBack={step.isBack} />}
      {step.name === "code" && <ForgotCodeForm phoneNo={step.phoneNo} sent={codeSent(step.sent)} />}
      {step.name === "pin" && (
        <Suspense
          fallback={
            <p className="min-h-48" role="status">
              {t("ui.loading")}
            </p>
          }
        >
          <WithWords group="fields">
            <ForgotPinLastForm phoneNo={step.phoneNo} ticket={step.ticket} />
          </WithWords>
        </Suspense>
      )}
    </DoorCard>
  );
}

/** Another number than the current one starts over; after a reload it is the current one. */
function useNumberOfOtherDoor(underWay: string | undefined): void {
  const carried = useCarriedPhone();
  const isReload = useNavigationType() === "POP";
  // Before anything is painted, so that nobody begins to type into a field that is about to change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number comes with the arrival alone
  useLayoutEffect(() => {
    if (carried && !isReload && carried !== underWay) toPhone(carried);
  }, []);
}
