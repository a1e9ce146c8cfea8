/** /userAdmin/applications: the openings to which the member has applied, and what became of each. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { applications } from "#contract/applications/applications.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { ApplicationCard } from "./application-card.tsx";

export const handle: ScreenHandle = { title: "applications.title" };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return fetchApplications(new URL(request.url).searchParams.get("cursor") ?? undefined);
}
clientLoader.hydrate = true as const;

export default function ApplicationsScreen() {
  const t = useWords();
  const here = useHere();
  const pages = useMorePages(useLoaderData<typeof clientLoader>(), ({ applications: some }) => some, fetchApplications);
  const find = (
    <ButtonLink look="primary" to={here(paths.jobList())}>
      {t("applications.find")}
    </ButtonLink>
  );
  if (pages.items.length === 0)
    return (
      <EmptyState picture={<EmptyInboxPicture />} title={t("applications.empty")} action={find}>
        {t("applications.empty.text")}
      </EmptyState>
    );
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <p className="max-w-text text-ink-soft">{t("applications.intro")}</p>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(paths.applications({ cursor }))}
        moreLabel={t("applications.more")}
      >
        <ul className="flex flex-col gap-3">
          {pages.items.map((application) => (
            <li key={application._id}>
              <ApplicationCard
                application={application}
                onChanged={(next) => pages.change((items) => items.map((one) => (one._id === next._id ? next : one)))}
                onBlocked={() => pages.change((items) => items.filter(({ _id }) => _id !== application._id))}
              />
            </li>
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

function fetchApplications(cursor?: string) {
  return call(applications.fetchAll, { cursor });
}
