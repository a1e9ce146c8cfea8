/** /userAdmin/blocked: whom the member has blocked, newest first, each to unblock. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { type BlockView, blocks } from "#contract/blocks.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";

export const handle: ScreenHandle = { title: "blocks.title" };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return fetchPage(new URL(request.url).searchParams.get("cursor") ?? undefined);
}

export default function BlockedScreen() {
  const t = useWords();
  const here = useHere();
  const pages = useMorePages(useLoaderData<typeof clientLoader>(), (page) => page.blocks, fetchPage);
  const [unblocking, setUnblocking] = useState<BlockView>();
  const nameOf = ({ name }: BlockView) => name ?? t("blocks.nameless");
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {pages.items.length === 0 ? (
        <EmptyState
          picture={<CommunityPicture />}
          title={t("blocks.empty")}
          action={<ButtonLink to={here(paths.matrimonial())}>{t("blocks.empty.link")}</ButtonLink>}
        >
          {t("blocks.empty.text")}
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-soft">{t("blocks.how")}</p>
          <PagedList pages={pages}>
            <ul className="flex flex-col gap-2.5">
              {pages.items.map((one) => (
                <li
                  key={one._id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 shadow-card"
                >
                  <div className="min-w-0 flex-1 basis-60">
                    <h2 className="text-lg wrap-anywhere">{nameOf(one)}</h2>
                    <p className="text-sm text-ink-soft">
                      {t(`blocks.of.${one.through}`, { date: showDate(one.blockedAt, t.language) })}
                    </p>
                  </div>
                  <Button size="small" onClick={() => setUnblocking(one)}>
                    {t("blocks.unblock")}
                    <span className="sr-only"> {nameOf(one)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </PagedList>
        </>
      )}
      <DeleteDialog
        item={unblocking}
        title={t("blocks.unblock.title", { name: unblocking ? nameOf(unblocking) : "" })}
        text={t("blocks.unblock.text")}
        yes={t("blocks.unblock")}
        no={t("blocks.block.no")}
        deleted={t("blocks.unblock.done")}
        remove={({ _id }) => call(blocks.delete, { id: _id })}
        onClose={() => setUnblocking(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((item) => item._id !== _id))}
      />
    </div>
  );
}

function fetchPage(cursor?: string) {
  return call(blocks.fetchAll, { cursor });
}
