/** The invitations to act for a profile that wait for the member's answer. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type FamilyInvitation, matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

export function Invitations({ invitations }: { invitations: readonly FamilyInvitation[] }) {
  const t = useWords();
  const revalidator = useRevalidator();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const answer = async (invitationId: string, accepts: boolean) => {
    setBusy(invitationId);
    await call(matrimonyManagers.answerInvitation, { invitationId, accepts }).catch(sayFailure);
    await revalidator.revalidate();
    setBusy(undefined);
  };
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-xl">
        {t("family.invitations")}
      </h2>
      {invitations.map(({ _id, invitedBy, person, relation }) => (
        <Card key={_id} className="flex max-w-form flex-col gap-3">
          <p>{t("family.invitation", { name: invitedBy, person })}</p>
          <p className="text-sm text-ink-soft">
            {t("family.invitation.relation", { relation: t(`matrimony.contact.${relation}`) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              look="primary"
              busy={busy === _id}
              aria-label={t("family.invitation.accept.of", { person })}
              onClick={() => void answer(_id, true)}
            >
              {t("family.invitation.accept")}
            </Button>
            <Button
              size="small"
              look="quiet"
              disabled={busy === _id}
              aria-label={t("family.invitation.decline.of", { person })}
              onClick={() => void answer(_id, false)}
            >
              {t("family.invitation.decline")}
            </Button>
          </div>
        </Card>
      ))}
    </section>
  );
}
