/** One request for a year without payment: who asks and why, the document, and the two decisions. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { staffExemptions, type WaitingExemption } from "#contract/staff-exemptions.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SentDocument } from "./sent-document.tsx";

interface Props {
  exemption: WaitingExemption;
  busy: boolean;
  onGrant: () => void;
  onRefuse: () => void;
}

export function WaitingExemptionCard({ exemption, busy, onGrant, onRefuse }: Props) {
  const t = useWords();
  const { _id: id, member, message, hasDocument, sentAt, isMine } = exemption;
  const day = (at: string) => showDate(at, t.language);
  const facts = [
    t("staff.exemptions.member", {
      phone: spacedPhone(member.phoneNo),
      date: day(member.memberSince),
    }),
    member.planExpiresAt
      ? t("staff.exemptions.plan", { date: day(member.planExpiresAt) })
      : t("staff.exemptions.no-plan"),
    t("staff.exemptions.sent", { date: day(sentAt) }),
  ];
  return (
    <Card as="article" aria-label={member.name} className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl wrap-anywhere" lang={langOf(member.name, t.language)}>
          {member.name}
        </h2>
        <Badge tone="maroon">{t.language === "hi" ? exemption.reasonHi : exemption.reason}</Badge>
      </header>
      <blockquote
        lang={langOf(message, t.language)}
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
      <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      {member.grantedBefore > 0 && (
        <p className="text-sm font-semibold">{t("staff.exemptions.before", { n: member.grantedBefore })}</p>
      )}
      {isMine ? (
        <p className="text-sm">{t("staff.exemptions.mine")}</p>
      ) : (
        <>
          {hasDocument ? (
            <SentDocument fetchDocument={() => call(staffExemptions.openDocument, { id })} />
          ) : (
            <p className="text-sm text-ink-soft">{t("staff.exemptions.no-document")}</p>
          )}
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onGrant}>
              {t("staff.exemptions.grant")}
            </Button>
            <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onRefuse}>
              {t("staff.reject")}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
