/** How a member's request for a year without payment stands, with the ways to read its document and to take it back. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { exemptions, type OwnExemption } from "#contract/exemptions.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { SentDocument } from "./sent-document.tsx";

interface Props {
  exemption: NonNullable<OwnExemption["exemption"]>;
  mayAskFrom: string | null;
  onChange: (own: OwnExemption) => void;
}

export function ExemptionState({ exemption, mayAskFrom, onChange }: Props) {
  const t = useWords();
  const { state, sentAt, decidedAt, grantedUntil, rejectionMessage, hasDocument } = exemption;
  const day = (at: string | null) => (at ? showDate(at, t.language) : "");
  const lines = {
    waiting: t("exemption.waiting", { date: day(sentAt) }),
    granted: t("exemption.granted", { date: day(decidedAt), until: day(grantedUntil) }),
    refused: t("exemption.refused", { date: day(decidedAt) }),
    lapsed: t("exemption.lapsed"),
  };
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t.language === "hi" ? exemption.reasonHi : exemption.reason}</p>
      <p>{lines[state]}</p>
      {rejectionMessage && (
        <blockquote
          lang={langOf(rejectionMessage, t.language)}
          className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          {rejectionMessage}
        </blockquote>
      )}
      {state === "waiting" && exemption.message && (
        <p lang={langOf(exemption.message, t.language)} className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {exemption.message}
        </p>
      )}
      {state === "waiting" && hasDocument && (
        <SentDocument fetchDocument={() => call(exemptions.fetchOwnDocument, {})} />
      )}
      {state === "waiting" && <Withdraw onChange={onChange} />}
      {mayAskFrom && <p className="text-sm text-ink-soft">{t("exemption.again", { date: day(mayAskFrom) })}</p>}
    </div>
  );
}

function Withdraw({ onChange }: Pick<Props, "onChange">) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      onChange(await call(exemptions.withdraw, {}));
      toasts.show({ tone: "success", text: t("exemption.withdrawn") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" look="quiet" busy={busy} className="justify-self-start" onClick={() => void withdraw()}>
      {t("exemption.withdraw")}
    </Button>
  );
}
