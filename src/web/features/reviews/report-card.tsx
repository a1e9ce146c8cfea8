/** One report about a business for the staff, and the two decisions; of one that is there twice, the way to compare. */
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { type BusinessReport, businessReports } from "#contract/business-reports.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { DecisionToTake } from "./decision-dialog.tsx";

interface Props {
  report: BusinessReport;
  onDecide: (decision: DecisionToTake) => void;
  onCompare: () => void;
  /** What it is compared with, once it is. */
  children: ReactNode;
}

export function ReportCard({ report, onDecide, onCompare, children }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id: id, updatedAt, reporter, isPublic } = report;
  const date = showDate(report.createdAt, language);
  const decide = (decision: "kept" | "taken-down", label: string) =>
    onDecide({
      id,
      label,
      isHarsh: decision === "taken-down",
      take: (reason) => call(businessReports.decide, { id, decision, reason, updatedAt }),
    });
  return (
    <Card as="article" className="grid gap-3 wrap-anywhere">
      <h3 className="text-lg">
        {isPublic ? (
          <a
            className="link"
            href={here(paths.business(report.citySlug, slugWithId(report.slug, report.fkBusinessId)))}
          >
            {report.businessName}
          </a>
        ) : (
          `${report.businessName} (${t("staff.reports.not-public")})`
        )}
      </h3>
      <p className="font-semibold">{t(`reviews.report.reason.${report.reason}`)}</p>
      <p className="max-w-prose whitespace-pre-line">{report.text}</p>
      <p className="text-sm text-ink-soft">
        {reporter
          ? t("staff.reports.reporter", { name: reporter.name, phone: spacedPhone(reporter.phoneNo), date })
          : t("staff.reports.visitor", { date })}
        {" · "}
        {t("staff.reviews.owner", { name: report.ownerName, phone: spacedPhone(report.ownerPhone) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => decide("kept", t("staff.reports.leave"))}>{t("staff.reports.leave")}</Button>
        {isPublic && (
          <Button onClick={() => decide("taken-down", t("staff.reports.take-down"))}>
            {t("staff.reports.take-down")}
          </Button>
        )}
        <Button
          aria-label={t("staff.duplicates.of", { name: report.businessName })}
          aria-expanded={Boolean(children)}
          onClick={onCompare}
        >
          {t("staff.duplicates")}
        </Button>
      </div>
      {children}
    </Card>
  );
}
