/** What waits for the staff about reviews, reports and claims, each decided with a reason. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { businessClaims } from "#contract/business-claims.ts";
import { businessReports } from "#contract/business-reports.ts";
import { paths } from "#contract/paths.ts";
import { reviews } from "#contract/reviews.ts";
import { ClaimCard } from "#web/features/businesses/claims/claim-card.tsx";
import { AlikeNote } from "#web/features/staff/alike-note.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { DecisionDialog, type DecisionToTake } from "./decision-dialog.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { ReportCard } from "./report-card.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const load = async () => {
    const [{ reviews: disputed }, { reports }, { claims }] = await Promise.all([
      call(reviews.fetchDisputed, {}),
      call(businessReports.fetchWaiting, {}),
      call(businessClaims.fetchWaiting, {}),
    ]);
    return { disputed, reports, claims };
  };
  return loadForRole(request, load(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffReviewsScreen() {
  const t = useWords();
  const revalidator = useRevalidator();
  const { disputed, reports, claims } = useLoaderData<typeof clientLoader>();
  const [toDecide, setToDecide] = useState<DecisionToTake>();
  const [compared, setCompared] = useState<string>();
  const isEmpty = disputed.length + reports.length + claims.length === 0;
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.reviews.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.reviews.title")}</h1>
        <p className="text-ink-soft" role="status">
          {t(isEmpty ? "staff.reviews.empty" : "staff.reviews.note")}
        </p>
      </div>
      {disputed.length > 0 && <h2>{t("staff.reviews.disputed")}</h2>}
      {disputed.map((review) => (
        <DisputeCard key={review._id} review={review} onDecide={setToDecide} />
      ))}
      {reports.length > 0 && <h2>{t("staff.reviews.reports")}</h2>}
      {reports.map((report) => (
        <ReportCard
          key={report._id}
          report={report}
          onDecide={setToDecide}
          onCompare={() => setCompared(compared === report._id ? undefined : report._id)}
        >
          {compared === report._id && (
            <AlikeNote
              business={{ _id: report.fkBusinessId, businessName: report.businessName }}
              reportId={report._id}
              none={t("staff.duplicates.none")}
              onMerged={() => void revalidator.revalidate()}
            />
          )}
        </ReportCard>
      ))}
      {claims.length > 0 && <h2>{t("staff.claims")}</h2>}
      {claims.map((claim) => (
        <ClaimCard key={claim._id} claim={claim} onDecide={setToDecide} />
      ))}
      {toDecide && (
        <DecisionDialog
          decision={toDecide}
          onClose={() => setToDecide(undefined)}
          onDone={async () => {
            setToDecide(undefined);
            await revalidator.revalidate();
          }}
        />
      )}
    </section>
  );
}
