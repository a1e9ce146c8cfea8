/** /staff/volunteers: who offers what, narrowed by filters, with contacts, the state of each, thanks, and the list as a file. */
import { Download } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { type StaffVolunteer, staffVolunteers, volunteerFilters } from "#contract/staff-volunteers.ts";
import { VOLUNTEERS_FILE } from "#contract/volunteer-choices.ts";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { download } from "#web/platform/calls/download.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { refusalCode } from "#web/platform/loading/refusals.ts";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { StaffVolunteerCard } from "./staff-volunteer-card.tsx";
import { VolunteerFilters, type VolunteerQuery } from "./volunteer-filters.tsx";

const PAGE = 20;
const NOBODY = { volunteers: [], total: 0, nextCursor: null };

type Page = Awaited<ReturnType<typeof fetchPage>>;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  const load = fetchPage(query).then(
    (page) => ({ query, page, unknownCity: undefined }),
    (error) => {
      if (refusalCode(error) !== "place.not-found") throw error;
      return { query, page: NOBODY as Page, unknownCity: query.city };
    },
  );
  return loadForRole(request, load, paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffVolunteersScreen() {
  const t = useWords();
  const { query, page, unknownCity } = useLoaderData<typeof clientLoader>();
  return (
    <section className="grid gap-6" aria-labelledby="volunteers-title">
      <title>{`${t("staff.volunteers.title")} · ${t("site.brand")}`}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 id="volunteers-title" className="text-2xl">
            {t("staff.volunteers.title")}
          </h1>
          <p className="text-ink-soft" role="status">
            {t("staff.volunteers.count", { n: page.total })}
          </p>
        </div>
        {page.total > 0 && <ExportButton query={query} />}
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{t("staff.volunteers.note")}</p>
      <VolunteerFilters query={query} />
      {unknownCity && <p role="alert">{t("staff.volunteers.no-city", { city: unknownCity })}</p>}
      <Volunteers key={JSON.stringify(query)} query={query} first={page} />
    </section>
  );
}

function Volunteers({ query, first }: { query: VolunteerQuery; first: Page }) {
  const t = useWords();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page>();
  const [asked, ask] = useState<StaffVolunteer>();
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchPage(query, nextCursor ?? undefined);
    setMore({ ...next, volunteers: [...(more?.volunteers ?? []), ...next.volunteers] });
  });
  const readAgain = () => {
    setMore(undefined);
    void revalidator.revalidate();
  };
  if (first.volunteers.length === 0)
    return (
      <EmptyState picture={<EmptyInboxPicture />} title={t("staff.volunteers.empty")}>
        {t("staff.volunteers.empty.text")}
      </EmptyState>
    );
  return (
    <>
      {[...first.volunteers, ...(more?.volunteers ?? [])].map((one) => (
        <StaffVolunteerCard key={one._id} volunteer={one} onChange={readAgain} onRemove={() => ask(one)} />
      ))}
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      <DeleteDialog
        item={asked}
        title={t("staff.volunteers.remove.title")}
        text={t("staff.volunteers.remove.text", { name: asked?.name ?? "" })}
        yes={t("staff.volunteers.remove.yes")}
        no={t("staff.volunteers.remove.no")}
        deleted={t("staff.volunteers.remove.done")}
        remove={({ _id: id }) => call(staffVolunteers.remove, { id })}
        onClose={() => ask(undefined)}
        onDeleted={readAgain}
      />
    </>
  );
}

function ExportButton({ query }: { query: VolunteerQuery }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download(staffVolunteers.export.path, query, VOLUNTEERS_FILE, "console").catch(sayFailure);
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} onClick={() => void save()} icon={<Download aria-hidden="true" />}>
      {t("staff.volunteers.export")}
    </Button>
  );
}

/** A filter that says nothing we know filters nothing. */
function queryOf(given: URLSearchParams): VolunteerQuery {
  const readable = Object.entries(volunteerFilters).flatMap(([name, schema]) => {
    const value = given.get(name);
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(readable);
}

function fetchPage(query: VolunteerQuery, cursor?: string) {
  return call(staffVolunteers.fetchAll, { ...(query as object), limit: PAGE, cursor });
}
