/** Items that members have reported, for the staff: what was said, the whole item, and the two decisions. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { itemReports, type ReportedItem } from "#contract/item-reports.ts";
import { DecisionDialog, type DecisionToTake } from "#web/features/reviews/decision-dialog.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ItemFacts } from "./item-facts.tsx";

interface Props {
  reported: ReportedItem[];
  onDone: () => Promise<void>;
}

export function ReportedItems({ reported, onDone }: Props) {
  const t = useWords();
  const [toDecide, setToDecide] = useState<DecisionToTake>();
  return (
    <section aria-labelledby="reported-title" className="grid gap-4">
      <div>
        <h2 id="reported-title" className="text-xl">
          {t("approvals.reported")}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("approvals.reported.note")}</p>
      </div>
      {reported.map((one) => (
        <ReportedCard key={one._id} item={one} onDecide={setToDecide} />
      ))}
      {toDecide && (
        <DecisionDialog
          decision={toDecide}
          onClose={() => setToDecide(undefined)}
          onDone={async () => {
            setToDecide(undefined);
            await onDone();
          }}
        />
      )}
    </section>
  );
}

function ReportedCard({ item, onDecide }: { item: ReportedItem; onDecide: (decision: DecisionToTake) => void }) {
  const t = useWords();
  const { _id: id, kind, title, owner, reports, isHeld, isDeleted, updatedAt } = item;
  const reportIds = reports.map(({ _id }) => _id);
  const decide = (decision: "dismissed" | "taken-down", label: string, hint: string) =>
    onDecide({
      id,
      label,
      hint,
      isHarsh: decision === "taken-down",
      take: (reason) => call(itemReports.decide, { kind, id, decision, reason, reportIds, updatedAt }),
    });
  const leave = t(isDeleted ? "approvals.close" : "approvals.dismiss");
  return (
    <Card as="article" className="grid gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg">{title}</h3>
          <p className="text-ink-soft">{t(`approvals.kind.${kind}`)}</p>
        </div>
        {isDeleted ? (
          <Badge>{t("approvals.deleted")}</Badge>
        ) : (
          isHeld && <Badge tone="accent">{t("approvals.held")}</Badge>
        )}
      </header>
      <ul className="grid gap-3">
        {reports.map(({ _id, reason, text, reporter, createdAt }) => (
          <li key={_id} className="border-t border-line pt-3">
            <p className="font-semibold">{t(`item-report.${reason}`)}</p>
            <p className="max-w-prose whitespace-pre-line">{text}</p>
            <p className="text-sm text-ink-soft">
              {t("staff.reports.reporter", {
                name: reporter.name,
                phone: spacedPhone(reporter.phoneNo),
                date: showDate(createdAt, t.language),
              })}
            </p>
          </li>
        ))}
      </ul>
      <Fold summary={<span className="font-semibold">{t("staff.matrimony.whole")}</span>}>
        <ItemFacts {...item} />
      </Fold>
      <p className="text-sm text-ink-soft">
        {t("staff.reviews.owner", { name: owner.name, phone: spacedPhone(owner.phoneNo) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => decide("dismissed", leave, t("approvals.dismiss.hint"))}>{leave}</Button>
        {!isDeleted && (
          <Button
            onClick={() =>
              decide(
                "taken-down",
                t("approvals.take-down"),
                t("approvals.take-down.hint", { language: owner.language }),
              )
            }
          >
            {t("approvals.take-down")}
          </Button>
        )}
      </div>
    </Card>
  );
}
