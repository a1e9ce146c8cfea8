/** Asks a member without a running plan whether to buy one (section 5). */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Proceeding loads the payment screen whole: it has a policy of its own. */
export default function PlanPrompt({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const here = useHere();
  const price = usePlanPrice();
  return (
    <ConfirmDialog
      open
      title={t("leads.plan.title")}
      yes={t("leads.proceed")}
      no={t("leads.go-back")}
      onYes={() => location.assign(here(paths.renewPlan()))}
      onNo={onClose}
    >
      <p>{t("leads.plan.text", { price })}</p>
      <p className="mt-3">{t("leads.plan.owner")}</p>
    </ConfirmDialog>
  );
}
