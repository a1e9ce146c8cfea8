/** The two prompts of section 5: a visitor is asked to log in or register, a member without a plan to buy one. What they wanted is remembered until they have paid. Loaded when somebody needs one. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ContactTarget } from "#web/features/directory/contact.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import PlanPrompt from "./plan-prompt.tsx";

interface Props {
  prompt: "privacy" | "plan" | "review";
  /** Whose contact was wanted; without one, more of the page that stands open. */
  target?: ContactTarget | undefined;
  onClose: () => void;
}

/** What a contact button opens for whoever may not use it. */
export default function ContactPrompt({ prompt, target, onClose }: Props) {
  const { pathname, search } = useLocation();
  const path = target?.path ?? pathname + search;
  const name = target?.name;
  useEffect(() => rememberWish({ path, name }), [path, name]);
  return prompt === "plan" ? (
    <PlanPrompt onClose={onClose} />
  ) : (
    <PrivacyPrompt wanted={prompt} from={path} onClose={onClose} />
  );
}

/** The Privacy modal; `from` is where the login leads back. */
function PrivacyPrompt({ wanted, from, onClose }: { wanted: "privacy" | "review"; from: string; onClose: () => void }) {
  const t = useWords();
  const here = useHere();
  const price = usePlanPrice();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("leads.privacy.title")}
      actions={
        <>
          <ButtonLink to={here(paths.signUp({ kind: "individual" }))} onClick={onClose}>
            {t("site.register")}
          </ButtonLink>
          <ButtonLink look="primary" to={here(paths.login({ from }))} state={{ from }} onClick={onClose}>
            {t("site.login")}
          </ButtonLink>
        </>
      }
    >
      <p>{t(`leads.${wanted}.text`)}</p>
      <p className="mt-3">{t("leads.price", { price })}</p>
    </Dialog>
  );
}
