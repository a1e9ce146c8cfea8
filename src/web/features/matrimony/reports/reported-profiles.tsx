/** Profiles that members have reported, for the staff: what was said, the whole profile, and the two decisions. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { profileReports, type ReportedProfile } from "#contract/matrimony/profile-reports.ts";
import { DecisionDialog, type DecisionToTake } from "#web/features/reviews/decision-dialog.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ProfileFacts } from "../profile-facts.tsx";

interface Props {
  reported: ReportedProfile[];
  onDone: () => Promise<void>;
}

export function ReportedProfiles({ reported, onDone }: Props) {
  const t = useWords();
  const [toDecide, setToDecide] = useState<DecisionToTake>();
  return (
    <section aria-labelledby="reported-title" className="grid gap-4">
      <div>
        <h2 id="reported-title" className="text-xl">
          {t("blocks.staff.title")}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("blocks.staff.note")}</p>
      </div>
      {reported.map((one) => (
        <ReportedCard key={one.profile._id} reported={one} onDecide={setToDecide} />
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

function ReportedCard({ reported, onDecide }: { reported: ReportedProfile; onDecide: (d: DecisionToTake) => void }) {
  const t = useWords();
  const { profile, owner, reports, isHeld, isDeleted, updatedAt } = reported;
  const { _id: id } = profile;
  const reportIds = reports.map(({ _id }) => _id);
  const decide = (decision: "dismissed" | "taken-down", label: string, hint: string) =>
    onDecide({
      id,
      label,
      hint,
      isHarsh: decision === "taken-down",
      take: (reason) => call(profileReports.decide, { id, decision, reason, reportIds, updatedAt }),
    });
  const { language } = owner;
  return (
    <Card as="article" className="grid gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">{profile.fullName}</h3>
        {isDeleted ? (
          <Badge>{t("blocks.staff.deleted")}</Badge>
        ) : (
          isHeld && <Badge tone="accent">{t("blocks.staff.held")}</Badge>
        )}
      </header>
      <ul className="grid gap-3">
        {reports.map(({ _id, reason, text, reporter, createdAt }) => (
          <li key={_id} className="border-t border-line pt-3">
            <p className="font-semibold">{t(`blocks.report.${reason}`)}</p>
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
        <ProfileFacts profile={profile} />
      </Fold>
      <p className="text-sm text-ink-soft">
        {t("staff.reviews.owner", { name: owner.name, phone: spacedPhone(owner.phoneNo) })}
        {" · "}
        {t("blocks.staff.language", { language })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        {isDeleted ? (
          // What is gone can be neither left nor taken down.
          <Button onClick={() => decide("dismissed", t("blocks.staff.close"), t("blocks.staff.close.hint"))}>
            {t("blocks.staff.close")}
          </Button>
        ) : (
          <>
            <Button onClick={() => decide("dismissed", t("blocks.staff.dismiss"), t("blocks.staff.dismiss.hint"))}>
              {t("blocks.staff.dismiss")}
            </Button>
            <Button
              onClick={() =>
                decide("taken-down", t("blocks.staff.take-down"), t("blocks.staff.take-down.hint", { language }))
              }
            >
              {t("blocks.staff.take-down")}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
