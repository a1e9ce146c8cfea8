/** The two prompts of section 5: a visitor is asked to log in or register, a member without a plan to buy one. What they wanted is remembered until they have paid. Loaded when somebody needs one. */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ContactTarget, MemberWish } from "#web/features/directory/contact.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import PlanPrompt from "./plan-prompt.tsx";

/** Why it stands open: a contact or more of a page needs an account, or a plan; or a visitor wants what every member may. */
export type Prompt = "privacy" | "plan" | MemberWish;

interface Props {
  prompt: Prompt;
  /** Whose contact was wanted, or what to keep or claim; without one, more of the page that stands open. */
  target?: Pick<ContactTarget, "name" | "path"> | undefined;
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

/** What members do without a plan too. */
const NEEDS_NO_PLAN: string[] = ["favourite", "claim"];

interface Login {
  wanted: Exclude<Prompt, "plan">;
  from: string;
  onClose: () => void;
}

/** The Privacy modal; `from` is where the login leads back. */
function PrivacyPrompt({ wanted, from, onClose }: Login) {
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
      {!NEEDS_NO_PLAN.includes(wanted) && <p className="mt-3">{t("leads.price", { price })}</p>}
    </Dialog>
  );
}
