/** One document for the staff beside what the profile says, and the two decisions. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { staffChecks, type WaitingCheck } from "#contract/matrimony/checks.ts";
import type { Words } from "#messages/words.ts";
import { call } from "#web/platform/calls/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DocumentView } from "./document-view.tsx";

interface Props {
  check: WaitingCheck;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function WaitingCheckCard({ check, busy, onApprove, onReject }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { _id: id, kind, profile, owner, sentAt } = check;
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl wrap-anywhere">{profile.fullName}</h2>
        <Badge tone="maroon">{t(`matrimony.checks.kind.${kind}`)}</Badge>
      </header>
      <div>
        <p className="text-sm text-ink-soft">{t("staff.checks.says")}</p>
        <p className="text-lg wrap-anywhere">{claimOf(t, check, language)}</p>
      </div>
      <DocumentView fetchDocument={() => call(staffChecks.openDocument, { id })} />
      <p className="text-sm text-ink-soft">
        {t("staff.checks.since", {
          name: owner.name,
          phone: spacedPhone(owner.phoneNo),
          date: showDate(sentAt, language),
        })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onApprove}>
          {t(`staff.checks.do.${kind}`)}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onReject}>
          {t("staff.reject")}
        </Button>
      </div>
    </Card>
  );
}

/** What the document has to show. */
function claimOf(t: Words, { kind, profile }: WaitingCheck, language: "en" | "hi"): string {
  const born = t("staff.checks.born", { date: showDate(profile.birthDate, language) });
  const told = {
    identity: [profile.fullName, t(`matrimony.side.${profile.gender}`), born],
    education: [language === "hi" ? profile.qualificationHi : profile.qualification, profile.education],
    "marital-status": [t.of(`matrimony.marital.${profile.maritalStatus}`)],
  };
  return told[kind].filter(Boolean).join(" · ");
}
