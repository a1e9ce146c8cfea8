/** Consents below each other, each with what can be done about it, and the questions before it is done. */
import { useState } from "react";
import type { ConsentView } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { Side } from "./consent-calls.ts";
import { ConsentCard, type Deed } from "./consent-card.tsx";
import { titleText } from "./consent-texts.ts";
import { NarrowDialog } from "./narrow-dialog.tsx";
import { ReceiptDialog } from "./receipt-dialog.tsx";

interface Pages {
  items: readonly ConsentView[];
  change: (rewrite: (items: ConsentView[]) => ConsentView[]) => void;
}
/** What is asked before it is done. */
const ASKED = ["refuse", "revoke", "withdraw"] as const;
type Asked = (typeof ASKED)[number];

export function ConsentList({ side, pages }: { side: Side; pages: Pages }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [open, setOpen] = useState<{ deed: Deed; consent: ConsentView }>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(undefined);
  const done = (consent: ConsentView, deed: Exclude<Deed, "receipt" | "give-again">) => {
    const isGone = side === "holders" && consent.state !== "accepted";
    pages.change((items) => items.flatMap((one) => (one._id !== consent._id ? [one] : isGone ? [] : [consent])));
    toasts.show({ tone: "success", text: t(`consents.done.${deed}`) });
    close();
  };
  const confirm = async (deed: Asked, { _id }: ConsentView) => {
    setBusy(true);
    try {
      done((await call(consents[deed], { id: _id })).consent, deed);
    } catch (error) {
      sayFailure(error);
      close();
    }
    setBusy(false);
  };
  const asked = ASKED.find((deed) => deed === open?.deed);
  const way = asked === "revoke" && !open?.consent.isMine ? "give-back" : asked;
  const who = open ? (open.consent.asker?.name ?? titleText(t, open.consent)) : "";
  return (
    <>
      <ul className="flex flex-col gap-3">
        {pages.items.map((consent) => (
          <li key={consent._id}>
            <ConsentCard
              consent={consent}
              onDeed={(deed) => setOpen({ deed, consent })}
              onBlocked={() => pages.change((items) => items.filter((one) => !isOfSame(one, consent)))}
            />
          </li>
        ))}
      </ul>
      {(open?.deed === "accept" || open?.deed === "give-again") && (
        <AcceptDialog consent={open.consent} onClose={close} onAccepted={(consent) => done(consent, "accept")} />
      )}
      {open?.deed === "narrow" && (
        <NarrowDialog consent={open.consent} onClose={close} onNarrowed={(consent) => done(consent, "narrow")} />
      )}
      {open?.deed === "receipt" && <ReceiptDialog consent={open.consent} onClose={close} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={way && t(`consents.confirm.${way}`, { name: who })}
        yes={way && t(`consents.${way}.yes`)}
        no={t("consents.back")}
        danger={asked === "revoke"}
        busy={busy}
        onYes={() => open && asked && void confirm(asked, open.consent)}
        onNo={close}
      >
        <p>{way && t(`consents.confirm.${way}.text`)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Of the same asker, or about the same subject: what a block takes away with it. */
function isOfSame(one: ConsentView, other: ConsentView): boolean {
  return one.asker && other.asker ? one.asker._id === other.asker._id : one.fkSubjectId === other.fkSubjectId;
}
