/** Asking for a year without payment, folded: the form, or how the request stands. */
import { HandHeart } from "lucide-react";
import { useState } from "react";
import type { ExemptionReason, OwnExemption } from "#contract/exemptions.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ExemptionForm } from "./exemption-form.tsx";
import { ExemptionState } from "./exemption-state.tsx";

interface Props {
  own: OwnExemption;
  reasons: ExemptionReason[];
}

export function ExemptionFold({ own: loaded, reasons }: Props) {
  const t = useWords();
  const [{ exemption, mayAskFrom }, setOwn] = useState(loaded);
  const isWaiting = exemption?.state === "waiting";
  const mayAsk = !isWaiting && mayAskFrom === null;
  return (
    <section aria-label={t("exemption.title")} className="rounded-md bg-card">
      <Fold
        summary={
          <span className="flex items-start gap-3">
            <HandHeart aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-maroon" />
            <span className="min-w-0">
              <span className="block font-semibold">{t("exemption.title")}</span>
              <span className="block text-sm text-ink-soft">
                {t(exemption ? `exemption.state.${exemption.state}` : "exemption.summary")}
              </span>
            </span>
          </span>
        }
      >
        <div className="grid gap-5">
          {exemption && <ExemptionState exemption={exemption} mayAskFrom={mayAskFrom} onChange={setOwn} />}
          {mayAsk && (reasons.length > 0 ? <ExemptionForm reasons={reasons} onSent={setOwn} /> : <NoReasons />)}
        </div>
      </Fold>
    </section>
  );
}

function NoReasons() {
  const t = useWords();
  return <p className="text-ink-soft">{t("exemption.no-reasons")}</p>;
}
