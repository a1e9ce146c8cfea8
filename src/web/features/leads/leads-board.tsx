/** Everything about the leads of one item, or of all businesses: figures, chart, stages, table and export; of one item deletion too. */
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { LeadStage } from "#contract/lead-views.ts";
import { itemLeads, LEADS_FILE } from "#contract/leads.ts";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { DeleteLeadsDialog } from "./delete-leads-dialog.tsx";
import { itemField, type Lead, type LeadsList, type LeadsPage } from "./lead-kinds.ts";
import { LeadWorkDialog } from "./lead-work-dialog.tsx";
import { LeadsChart } from "./leads-chart.tsx";
import { leadsOverTime } from "./leads-over-time.ts";
import { LeadsStages } from "./leads-stages.tsx";
import { LeadsTable } from "./leads-table.tsx";
import { useLeads } from "./use-leads.ts";
import { useReadNotices } from "./use-read-notices.ts";

interface Props {
  of: LeadsList;
  /** Only the leads in this stage are shown. */
  stage: LeadStage | undefined;
  first: LeadsPage;
  /** What helps to get leads, where there are none. */
  help: ReactNode;
}

export function LeadsBoard({ of, stage, first, help }: Props) {
  const t = useWords();
  const { pages, total, stages, save, forget } = useLeads(of, first, stage);
  const [pendingDelete, setPendingDelete] = useState<Lead | "all">();
  const [worked, setWorked] = useState<Lead>();
  useReadNotices(of);
  const counts = leadsOverTime(
    pages.items.map(({ createdAt }) => createdAt),
    { isAll: !pages.nextCursor, now: new Date() },
  );
  if (total === 0 && pages.items.length === 0)
    return (
      <>
        <Clicks clicks={first.clicks} />
        <EmptyState picture={<EmptyInboxPicture />} title={t("businesses.leads.empty")} action={help}>
          {t("businesses.leads.empty.text")}
        </EmptyState>
      </>
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg font-semibold" role="status">
          {t("businesses.leads.count", { n: total })}
        </p>
        <div className="flex flex-wrap gap-2">
          <ExportLeadsButton of={of} />
          {of !== "mine" && (
            <Button size="small" look="quiet" onClick={() => setPendingDelete("all")}>
              {t("businesses.leads.delete-all")}
            </Button>
          )}
        </div>
      </div>
      {counts && !stage && (
        // On a phone the first lead is on the first screen.
        <div className="max-md:order-last">
          <LeadsChart counts={counts} />
        </div>
      )}
      <Clicks clicks={first.clicks} />
      {pages.items.some(({ isContactClick }) => isContactClick) && (
        <p className="border-s-4 border-accent bg-accent-soft px-4 py-3 text-sm">{t("businesses.leads.marked")}</p>
      )}
      <LeadsStages stages={stages} chosen={stage} />
      {pages.items.length === 0 && <p className="text-ink-soft">{t("businesses.leads.stage.none")}</p>}
      <PagedList pages={pages}>
        <LeadsTable
          leads={pages.items}
          about={first.name}
          onSave={save}
          onWork={setWorked}
          onDelete={setPendingDelete}
        />
      </PagedList>
      <LeadWorkDialog lead={worked} onSave={save} onClose={() => setWorked(undefined)} />
      <DeleteLeadsDialog
        of={of}
        pendingDelete={pendingDelete}
        total={total}
        onClose={() => setPendingDelete(undefined)}
        onDeleted={forget}
      />
    </div>
  );
}

function Clicks({ clicks }: Pick<LeadsPage, "clicks">) {
  const t = useWords();
  if (clicks.detail + clicks.directions + clicks.website === 0) return null;
  return <p className="text-ink-soft">{t("businesses.leads.clicks", clicks)}</p>;
}

/** Saves the leads as a file for a spreadsheet. */
function ExportLeadsButton({ of }: { of: LeadsList }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved =
      of === "mine"
        ? download(itemLeads.exportMine.path, {}, LEADS_FILE)
        : download(itemLeads.export.path, itemField(of), LEADS_FILE);
    await saved.catch(sayFailure);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyLabel={t("businesses.leads.exporting")}
      onClick={() => void save()}
    >
      {t("businesses.leads.export")}
    </Button>
  );
}
