/** /userAdmin/applications/received/{opening}: who has applied to an opening of the member's, by state, each with the resume and the decision. */
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { applications } from "#contract/applications/applications.ts";
import { APPLICATION_STATES, type ApplicationState } from "#contract/applications/views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { ApplicantList } from "./applicant-list.tsx";

export const handle: ScreenHandle = { title: "applications.received.short" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const fkJobId = idInSlug(params.jobId ?? "");
  const given = new URL(request.url).searchParams.get("state");
  const state = APPLICATION_STATES.find((one) => one === given);
  return { fkJobId, state, page: await orErrorPage(fetchApplicants({ fkJobId, state })) };
}
clientLoader.hydrate = true as const;

export default function ApplicantsScreen() {
  const t = useWords();
  const here = useHere();
  const { fkJobId, state, page } = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const pages = useMorePages(
    page,
    ({ applicants }) => applicants,
    (cursor) => fetchApplicants({ fkJobId, state, cursor }),
  );
  const { counts } = page;
  const shown = APPLICATION_STATES.filter((one) => (counts[one] ?? 0) > 0 || one === state);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div>
        <BackLink to={here(paths.jobs())}>{t("applications.received.back")}</BackLink>
        <h2 className="mt-1 text-xl wrap-anywhere">{t("applications.received", { title: page.job.job_title })}</h2>
        <p className="mt-2 max-w-text text-ink-soft">{t("applications.received.intro")}</p>
      </div>
      {all > 0 && (
        <nav aria-label={t("applications.received.short")} className="flex flex-wrap gap-2">
          {[undefined, ...shown].map((one) => (
            <StateLink
              key={one ?? "all"}
              state={one}
              current={state}
              jobId={fkJobId}
              n={one ? (counts[one] ?? 0) : all}
            />
          ))}
        </nav>
      )}
      {pages.items.length === 0 ? (
        <EmptyState
          picture={<CommunityPicture />}
          title={t(all > 0 ? "applications.received.none" : "applications.received.empty")}
        >
          {t(all > 0 ? "applications.received.none.text" : "applications.received.empty.text")}
        </EmptyState>
      ) : (
        <PagedList pages={pages}>
          <ApplicantList
            applicants={pages.items}
            onChanged={(next) => {
              pages.change((items) => items.map((one) => (one._id === next._id ? next : one)));
              void revalidator.revalidate();
            }}
            onBlocked={(gone) => {
              pages.change((items) => items.filter(({ _id }) => _id !== gone._id));
              void revalidator.revalidate();
            }}
          />
        </PagedList>
      )}
    </div>
  );
}

interface StateLinkProps {
  state: ApplicationState | undefined;
  current: ApplicationState | undefined;
  jobId: string;
  n: number;
}

function StateLink({ state, current, jobId, n }: StateLinkProps) {
  const t = useWords();
  const here = useHere();
  return (
    <Link
      to={here(paths.applicants(jobId, { state }))}
      aria-current={state === current ? "page" : undefined}
      className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-ink-soft hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink"
    >
      {t(state ? `applications.received.state.${state}` : "applications.received.all")}
      <span className="tabular-nums">{n}</span>
    </Link>
  );
}

function fetchApplicants(asked: { fkJobId: string; state?: ApplicationState; cursor?: string }) {
  return call(applications.fetchApplicants, asked);
}
