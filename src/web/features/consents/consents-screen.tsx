/** /userAdmin/consents: the requests that a member received and sent, and who has what of theirs at the moment. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { fetchConsents, SIDES, sideOf } from "./consent-calls.ts";
import { ConsentList } from "./consent-list.tsx";

export const handle: ScreenHandle = { title: "consents.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const side = sideOf(searchParams.get("side"));
  return { side, page: await fetchConsents(side, searchParams.get("cursor") ?? undefined) };
}
clientLoader.hydrate = true as const;

export default function ConsentsScreen() {
  const t = useWords();
  const here = useHere();
  const { side, page } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(
    page,
    ({ consents }) => consents,
    (cursor) => fetchConsents(side, cursor),
  );
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <nav aria-label={t("consents.title")} className="flex flex-wrap gap-2">
        {SIDES.map((one) => (
          <Link
            key={one}
            to={here(paths.consents(one === "received" ? {} : { side: one }))}
            aria-current={one === side ? "page" : undefined}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-ink-soft hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink"
          >
            {t(`consents.side.${one}`)}
          </Link>
        ))}
      </nav>
      <div className="flex max-w-text flex-col gap-2">
        <p className="text-ink-soft">{t(`consents.intro.${side}`)}</p>
        {side === "holders" && (
          <Link to={here(paths.families())} className="link self-start">
            {t("consents.holders.links")}
          </Link>
        )}
      </div>
      {pages.items.length === 0 ? (
        <EmptyState picture={<CommunityPicture />} title={t(`consents.empty.${side}`)}>
          {t(`consents.empty.${side}.text`)}
        </EmptyState>
      ) : (
        <PagedList pages={pages}>
          <ConsentList key={side} side={side} pages={pages} />
        </PagedList>
      )}
    </div>
  );
}
