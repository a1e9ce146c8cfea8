/** /userAdmin/editProfile/changePin. */
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ChangePinForm } from "./change-pin-form.tsx";

export const handle: ScreenHandle = { title: "auth.change-pin.title" };

export default function ChangePinScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const toasts = useToasts();
  const done = () => {
    toasts.show({ tone: "success", text: t("auth.change-pin.done") });
    void navigate(here(paths.editProfile()));
  };
  return (
    <>
      <div className="-mt-3 mb-3">
        <BackLink to={here(paths.editProfile())}>{t("site.edit-profile")}</BackLink>
      </div>
      <Card as="section" className="max-w-form">
        <p className="mb-5 text-ink-soft">{t("auth.change-pin.intro")}</p>
        <ChangePinForm onDone={done} />
      </Card>
    </>
  );
}
