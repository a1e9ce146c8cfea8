/** Signing in to the staff console: phone and PIN, then always a second factor, which the first sign-in sets up. */
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { Enrolment } from "#contract/staff-sign-in.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { storeToken } from "#web/platform/stored-session/stored-session.ts";
import { Card } from "#web/ui/card.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { StaffLoginForm } from "./staff-login-form.tsx";

/** Of the first sign-in alone. */
const AuthenticatorSetup = lazy(() => import("./authenticator-setup.tsx"));

export default function StaffLoginScreen() {
  return (
    <WithWords group="staff-login">
      <StaffLogin />
    </WithWords>
  );
}

function StaffLogin() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const enter = (token: string) => {
    storeToken("console", token);
    navigate(here(paths.staff()), { replace: true });
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10 md:py-16">
      <title>{`${t("staff.login.title")} · ${t("site.brand")}`}</title>
      <div className="flex items-center gap-3">
        <LotusBridge className="size-12" />
        <h1 className="text-2xl">{t(enrolment ? "staff.enrol.title" : "staff.login.title")}</h1>
      </div>
      <p className="text-ink-soft">{t(enrolment ? "staff.enrol.text" : "staff.login.text")}</p>
      <Card>
        {enrolment ? (
          <Suspense fallback={<p role="status">{t("ui.loading")}</p>}>
            <WithWords group="fields">
              <AuthenticatorSetup enrolment={enrolment} onDone={enter} />
            </WithWords>
          </Suspense>
        ) : (
          <StaffLoginForm onEnrolment={setEnrolment} onDone={enter} />
        )}
      </Card>
      {!enrolment && <p className="text-sm text-ink-soft">{t("staff.login.forgot")}</p>}
    </div>
  );
}
