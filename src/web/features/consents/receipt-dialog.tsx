/** The receipt of one consent: everything that happened to it, in its order. */
import { useEffect, useState } from "react";
import { showDate, showTime } from "#base/dates.ts";
import type { ConsentView, ReceiptEvent } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { scopesText, titleText } from "./consent-texts.ts";

export function ReceiptDialog({ consent, onClose }: { consent: ConsentView; onClose: () => void }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [events, setEvents] = useState<ReceiptEvent[]>();
  useEffect(() => {
    call(consents.fetchReceipt, { id: consent._id }).then((found) => setEvents(found.events), sayFailure);
  }, [consent._id, sayFailure]);
  return (
    <Dialog open onClose={onClose} title={t("consents.receipt.title")}>
      <p className="text-ink-soft wrap-anywhere">{titleText(t, consent)}</p>
      {events === undefined ? (
        <p className="flex items-center gap-2 py-3">
          <Spinner />
          {t("consents.receipt.loading")}
        </p>
      ) : (
        <ol className="mt-3 flex flex-col gap-3">
          {events.map((event) => (
            <li key={`${event.createdAt} ${event.event}`} className="border-s-2 border-line ps-3">
              <p className="font-semibold">
                {t.of(`consents.event.${event.event}.${whoOf(event, consent)}`, { name: event.actorName ?? "" })}
              </p>
              <p className="text-sm text-ink-soft">
                {[
                  `${showDate(event.createdAt, t.language)}, ${showTime(event.createdAt, t.language)}`,
                  scopesText(t, event.scopes),
                  event.until && t("consents.receipt.until", { date: showDate(event.until, t.language) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** As the reader is told of it. */
function whoOf({ by, actorName }: ReceiptEvent, { isMine }: ConsentView): "you" | "they" | "named" {
  if (actorName !== null) return "named";
  return (by === "owner") === isMine && by !== "portal" ? "you" : "they";
}
