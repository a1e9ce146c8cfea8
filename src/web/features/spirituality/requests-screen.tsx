/** /spirituality/requests: what one was asked for, and what one has asked for, each with its next step. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { sevaRequests } from "#contract/spirituality/requests.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { RequestCard } from "./request-card.tsx";

export const handle: ScreenHandle = { title: "seva-requests.title" };

const listOf = (side: string, cursor?: string) =>
  call(side === "sent" ? sevaRequests.fetchSent : sevaRequests.fetchReceived, { cursor });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const side = new URL(request.url).searchParams.get("side") === "sent" ? "sent" : "received";
  return { side, page: await orErrorPage(listOf(side)) };
}
clientLoader.hydrate = true as const;

export default function RequestsScreen() {
  const t = useWords();
  const here = useHere();
  const { side, page } = useLoaderData<typeof clientLoader>();
  const tab = (name: "received" | "sent") => (
    <Link
      to={here(paths.sevaRequests(name === "sent" ? { side: "sent" } : {}))}
      aria-current={side === name ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center border-b-2 px-1 font-semibold",
        side === name ? "border-accent text-maroon" : "border-transparent text-ink-soft hover:text-ink",
      )}
    >
      {t(`seva-requests.${name}`)}
    </Link>
  );
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.spirituality())}>{t("seva-requests.back")}</BackLink>
      <h1 className="mt-1 mb-3 text-2xl md:text-3xl">{t("seva-requests.title")}</h1>
      <nav aria-label={t("seva-requests.title")} className="mb-6 flex gap-6 border-b border-line">
        {tab("received")}
        {tab("sent")}
      </nav>
      <Requests key={side} side={side} first={page} />
    </div>
  );
}

function Requests({ side, first }: { side: string; first: Awaited<ReturnType<typeof listOf>> }) {
  const t = useWords();
  const pages = useMorePages(
    first,
    ({ requests }) => requests,
    (cursor) => listOf(side, cursor),
  );
  if (pages.items.length === 0)
    return (
      <EmptyState picture={<EmptyInboxPicture />} title={t("seva-requests.none")}>
        <p>{t(side === "sent" ? "seva-requests.none.sent" : "seva-requests.none.received")}</p>
      </EmptyState>
    );
  return (
    <PagedList pages={pages} hrefOf={() => paths.sevaRequests()} moreLabel={t("seva-requests.more")}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {pages.items.map((request) => (
          <li key={request._id}>
            <RequestCard
              request={request}
              onChange={(changed) =>
                pages.change((items) => items.map((one) => (one._id === changed._id ? changed : one)))
              }
            />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
