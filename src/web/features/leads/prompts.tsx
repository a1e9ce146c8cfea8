/** The two prompts of section 5: a visitor is asked to log in or register, a member without a plan to buy one. */
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The Privacy modal. */
export function PrivacyPrompt({ open, onClose }: Props) {
  const t = useWords();
  const here = useHere();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("leads.privacy.title")}
      actions={
        <>
          <ButtonLink to={here(paths.registerNow())} onClick={onClose}>
            {t("site.register")}
          </ButtonLink>
          <ButtonLink look="primary" to={here(paths.login({ from }))} state={{ from }} onClick={onClose}>
            {t("site.login")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("leads.privacy.text")}</p>
    </Dialog>
  );
}

/** Proceeding loads the payment screen whole: it has a policy of its own. */
export function PlanPrompt({ open, onClose }: Props) {
  const t = useWords();
  const here = useHere();
  const price = usePlanPrice();
  return (
    <ConfirmDialog
      open={open}
      title={t("leads.plan.title")}
      yes={t("leads.proceed")}
      no={t("leads.go-back")}
      onYes={() => location.assign(here(paths.renewPlan()))}
      onNo={onClose}
    >
      <p>{t("leads.plan.text", { price })}</p>
    </ConfirmDialog>
  );
}
