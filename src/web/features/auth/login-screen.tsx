/** /login: phone and PIN, and a code by SMS on a device that the account does not know yet. */
import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Link } from "#web/ui/link.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { DoorCard } from "./door-card.tsx";
import { LoginCodeForm } from "./login-code-form.tsx";
import { LoginForm, type SecondStep } from "./login-form.tsx";
import { useGoOn, useRememberPrior, useSentOn } from "./prior-location.ts";

export const handle: ScreenHandle = { title: "auth.login.title", description: "auth.login.description" };

export default function LoginScreen() {
  const t = useWords();
  const here = useHere();
  const goOn = useGoOn();
  const rememberPrior = useRememberPrior();
  const [second, setSecond] = useState<SecondStep>();
  useSentOn();
  return (
    <DoorCard
      title={t(second ? "auth.login.code.title" : "auth.login.title")}
      intro={t(second ? "auth.login.code.intro" : "auth.login.intro")}
      picture={<CommunityPicture />}
      aside={t("auth.aside.login")}
      after={
        <p>
          {t("auth.login.new")}{" "}
          <Link to={here(paths.signUp())} onClick={rememberPrior} className="link font-semibold">
            {t("auth.login.sign-up")}
          </Link>
        </p>
      }
    >
      {second ? (
        <LoginCodeForm {...second} onBack={() => setSecond(undefined)} onDone={goOn} />
      ) : (
        <LoginForm onSecondStep={setSecond} onDone={goOn} />
      )}
    </DoorCard>
  );
}
