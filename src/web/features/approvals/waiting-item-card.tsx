/** One item that waits, with all that a decision needs: the whole item, or what an edit would change. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import type { WaitingItem } from "#contract/approvals.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ItemChanges, ItemFacts } from "./item-facts.tsx";

interface Props {
  item: WaitingItem;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function WaitingItemCard({ item, busy, onApprove, onReject }: Props) {
  const t = useWords();
  const { kind, title, changes, owner, waitingSince } = item;
  const isEdit = changes.length > 0;
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          <p className="text-ink-soft">{t(`approvals.kind.${kind}`)}</p>
        </div>
        <Badge tone={isEdit ? "accent" : "maroon"}>{t(isEdit ? "approvals.edit" : "approvals.new")}</Badge>
      </header>
      {isEdit ? (
        <>
          <ItemChanges changes={changes} />
          <Fold summary={<span className="font-semibold">{t("staff.queue.before")}</span>}>
            <ItemFacts {...item} />
          </Fold>
        </>
      ) : (
        <ItemFacts {...item} />
      )}
      <p className="text-sm text-ink-soft">
        {t("staff.queue.owner", {
          name: owner.name,
          phone: spacedPhone(owner.phoneNo),
          date: showDate(owner.memberSince, t.language),
        })}
        {" · "}
        {t("approvals.language", { language: owner.language })}
        {" · "}
        {t("staff.queue.since", { date: showDate(waitingSince, t.language) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onApprove}>
          {t("staff.approve")}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onReject}>
          {t("staff.reject")}
        </Button>
      </div>
    </Card>
  );
}
