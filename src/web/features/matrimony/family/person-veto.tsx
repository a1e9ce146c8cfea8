/** The last word of the person whom a profile is about: they hide it, open it again, and take their consent back. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import type { FamilyProfile } from "#contract/matrimony/family-views.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

export function PersonVeto({ family }: { family: FamilyProfile }) {
  const t = useWords();
  const here = useHere();
  const revalidator = useRevalidator();
  const sayFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id: id, state, role, personAnswer } = family;
  const work = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change().catch(sayFailure);
    await revalidator.revalidate();
    setBusy(false);
    setAsking(false);
  };
  const next = state === "open" ? "hidden" : "open";
  return (
    <Card as="section" className="flex max-w-form flex-col gap-3">
      <h2 className="text-xl">{t("family.veto")}</h2>
      <p className="text-ink-soft">{t("family.veto.text")}</p>
      {personAnswer === "declined" && <p className="font-semibold">{t("family.veto.declined")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void work(() => call(matrimony.setState, { id, state: next }))}>
          {t(`family.veto.${next}`)}
        </Button>
        {role === "person" && personAnswer !== "declined" && (
          <Button size="small" look="quiet" disabled={busy} onClick={() => setAsking(true)}>
            {t("family.veto.withdraw")}
          </Button>
        )}
        {role === "person" && personAnswer !== "agreed" && (
          <ButtonLink size="small" look="quiet" to={here(paths.personConsent(id))}>
            {t("family.veto.agree")}
          </ButtonLink>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t("family.veto.withdraw.title")}
        yes={t("family.veto.withdraw")}
        no={t("family.remove.no")}
        busy={busy}
        danger
        onYes={() => void work(() => call(matrimonyManagers.withdrawConsent, { id }))}
        onNo={() => setAsking(false)}
      >
        {t("family.veto.withdraw.text")}
      </ConfirmDialog>
    </Card>
  );
}
