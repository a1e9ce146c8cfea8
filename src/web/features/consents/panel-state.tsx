/** How a request stands for whoever asked: what was asked for, what was granted until when, and the way back. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import type { ConsentView } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { scopesText, TONES } from "./consent-texts.ts";
import { GrantedContacts } from "./granted-contacts.tsx";

interface Props {
  consent: ConsentView;
  onChange: (consent: ConsentView) => void;
  onGone: () => void;
}

export function PanelState({ consent, onChange, onGone }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { state, scopesAsked, scopesGranted, grantedUntil } = consent;
  const end = async (way: "withdraw" | "revoke") => {
    setBusy(true);
    try {
      onChange((await call(consents[way], { id: consent._id })).consent);
    } catch (error) {
      sayFailure(error);
      onGone();
    }
    setBusy(false);
  };
  const granted = scopesGranted.filter((scope) => ["photo", "horoscope", "resume"].includes(scope));
  const hasContacts = scopesGranted.length > granted.length;
  const giveBack = (
    <Button look="quiet" size="small" busy={busy} onClick={() => void end("revoke")}>
      {t("consents.give-back")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={TONES[state]}>{t(`consents.state.${state}`)}</Badge>
        <span className="text-ink-soft">
          {state === "accepted"
            ? t("consents.panel.granted", {
                scopes: scopesText(t, scopesGranted),
                date: showDate(grantedUntil ?? "", t.language),
              })
            : t("consents.panel.asked", {
                scopes: scopesText(t, scopesAsked),
                date: showDate(consent.createdAt, t.language),
              })}
        </span>
      </p>
      <p className="max-w-text">
        {consent.rejectionMessage ?? t(`consents.panel.${state}`, { kind: consent.subjectKind })}
      </p>
      {state === "accepted" && granted.length > 0 && (
        <p className="max-w-text text-ink-soft">
          {t("consents.panel.in-profile", { scopes: scopesText(t, granted), kind: consent.subjectKind })}
        </p>
      )}
      {state === "accepted" &&
        (hasContacts ? (
          <GrantedContacts consentId={consent._id} scopes={scopesGranted} onGone={onGone}>
            {giveBack}
          </GrantedContacts>
        ) : (
          <div>{giveBack}</div>
        ))}
      {(state === "waiting" || state === "paused") && (
        <Button size="small" busy={busy} onClick={() => void end("withdraw")} className="self-start">
          {t("consents.withdraw")}
        </Button>
      )}
    </div>
  );
}
