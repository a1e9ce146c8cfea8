/** What the signed-in member has posted, with its state and the ways to change it; loaded in the browser alone. */
import { Pencil, Trash2, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { showDate } from "#base/dates.ts";
import type { JobView } from "#contract/job-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { fetchOwnJobs } from "./job-calls.ts";
import { jobPath } from "./job-path.ts";
import { placeText } from "./job-texts.ts";
import { OpeningEnd } from "./opening-end.tsx";
import { OpeningState } from "./opening-state.tsx";

type OwnPage = Awaited<ReturnType<typeof fetchOwnJobs>>;

/** Nothing until they are here, nor for a member who has posted none. */
export default function OwnJobs() {
  const t = useWords();
  const { paid } = useSession();
  const [page, setPage] = useState<OwnPage | "failed">();
  useEffect(() => {
    if (!paid) return;
    let gone = false;
    fetchOwnJobs().then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, [paid]);
  if (paid && (page === undefined || (page !== "failed" && page.jobs.length === 0))) return null;
  return (
    <section aria-labelledby="own-jobs">
      <h2 id="own-jobs" className="mb-4">
        {t("jobs.own")}
      </h2>
      {!paid && <p className="max-w-text text-ink-soft">{t("jobs.own.plan")}</p>}
      {paid && page === "failed" && <p className="text-ink-soft">{t("jobs.own.failed")}</p>}
      {paid && page && page !== "failed" && <OwnList first={page} />}
    </section>
  );
}

function OwnList({ first }: { first: OwnPage }) {
  const t = useWords();
  const pages = useMorePages(first, ({ jobs }) => jobs, fetchOwnJobs);
  const [asked, ask] = useState<JobView>();
  return (
    <>
      <PagedList pages={pages} hrefOf={paths.jobs} moreLabel={t("jobs.own.more")}>
        <ul className="grid gap-3 md:grid-cols-2">
          {pages.items.map((job) => (
            <li key={job._id}>
              <OwnJob
                job={job}
                onDelete={() => ask(job)}
                onChanged={(next) => pages.change((items) => items.map((one) => (one._id === next._id ? next : one)))}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <DeleteJobDialog
        job={asked}
        onClose={() => ask(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}

interface OwnProps {
  job: JobView;
  onDelete: () => void;
  onChanged: (job: JobView) => void;
}

function OwnJob({ job, onDelete, onChanged }: OwnProps) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id, slug, job_title: title, company_name: company } = job;
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <JobStatus job={job} />
        {t("jobs.closes", { date: showDate(job.closingDate, language) })}
      </p>
      <h3 className="text-lg">
        {job.approvalStatus === "Approved" && !job.isHeld ? (
          <Link to={here(jobPath(job))} lang={langOf(title, language)} className="hover:underline">
            {title}
          </Link>
        ) : (
          <span lang={langOf(title, language)}>{title}</span>
        )}
      </h3>
      <p lang={langOf(company, language)}>{t("jobs.in", { company, place: placeText(job, language) })}</p>
      <OpeningState job={job} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        <ButtonLink
          size="small"
          to={here(paths.editJob(slugWithId(slug, _id)))}
          aria-label={t("jobs.edit.of", { title })}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("jobs.edit")}
        </ButtonLink>
        <ButtonLink
          size="small"
          to={here(paths.applicants(_id))}
          aria-label={t("jobs.own.applicants.of", { title })}
          icon={<Users aria-hidden="true" />}
        >
          {t("jobs.own.applicants")}
        </ButtonLink>
        {job.approvalStatus === "Approved" && <OpeningEnd job={job} onChanged={onChanged} />}
        <IconButton label={t("jobs.delete.of", { title })} onClick={onDelete} className="ms-auto text-danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  );
}

function JobStatus({ job: { isClosed, isFilled, isHeld, hasPendingEdit, approvalStatus } }: { job: JobView }) {
  const t = useWords();
  if (isHeld) return <Badge tone="danger">{t("jobs.held.badge")}</Badge>;
  if (hasPendingEdit) return <Badge tone="accent">{t("jobs.edit-waiting.badge")}</Badge>;
  if (approvalStatus === "Pending") return <Badge tone="accent">{t("jobs.pending.badge")}</Badge>;
  if (approvalStatus === "Rejected") return <Badge tone="danger">{t("jobs.rejected.badge")}</Badge>;
  if (isFilled) return <Badge>{t("jobs.filled.badge")}</Badge>;
  return isClosed ? <Badge>{t("jobs.closed.badge")}</Badge> : <Badge tone="open">{t("jobs.open.badge")}</Badge>;
}
