/** What one family has asked another, on the page of the subject: the form, how the request stands, and after a yes the contacts. Loaded when the page has come to life. */
import { useEffect, useState } from "react";
import type { ConsentView, SubjectKindKey } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { AskForm } from "./ask-form.tsx";
import { PanelState } from "./panel-state.tsx";

interface Props {
  subjectKind: SubjectKindKey;
  subjectId: string;
  /** Something was granted, or taken back: what the page shows has changed. */
  onChange: () => void;
}

export default function ConsentPanel({ subjectKind, subjectId, onChange }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [consent, setConsent] = useState<ConsentView | null>();
  const [isAsking, setAsking] = useState(false);
  const read = () =>
    call(consents.fetchOfSubject, { subjectKind, fkSubjectId: subjectId }).then(
      (found) => setConsent(found.consent),
      sayFailure,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another subject alone
  useEffect(() => void read(), [subjectKind, subjectId]);
  if (consent === undefined) return null;
  const isOver = consent === null || !["waiting", "paused", "accepted"].includes(consent.state);
  const change = (next: ConsentView) => {
    setConsent(next);
    setAsking(false);
    onChange();
  };
  return (
    <Card as="section" aria-labelledby="consent-title" className="flex flex-col gap-4">
      <div>
        <h2 id="consent-title" className="text-xl">
          {t("consents.panel.title", { kind: subjectKind })}
        </h2>
        {!consent && <p className="mt-1 max-w-text text-ink-soft">{t("consents.panel.text", { kind: subjectKind })}</p>}
      </div>
      {consent && (
        <PanelState
          consent={consent}
          onChange={change}
          onGone={() => {
            void read();
            onChange();
          }}
        />
      )}
      {consent && isOver && !isAsking && (
        <Button onClick={() => setAsking(true)} className="sm:self-start">
          {t("consents.panel.again")}
        </Button>
      )}
      {isOver && (isAsking || !consent) && <AskForm subjectKind={subjectKind} subjectId={subjectId} onAsked={change} />}
    </Card>
  );
}
