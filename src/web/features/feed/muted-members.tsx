/** Whose posts the member does not read, each to show again. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { feed } from "#contract/feed.ts";
import type { MuteView } from "#contract/feed-views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function MutedMembers({ first }: { first: PayloadOf<typeof feed.fetchMuted> }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const pages = useMorePages(
    first,
    ({ muted }) => muted,
    (cursor) => call(feed.fetchMuted, { cursor }),
  );
  const unmute = async ({ _id: id, name }: MuteView) => {
    setBusy(id);
    try {
      await call(feed.unmute, { id });
      pages.change((all) => all.filter((one) => one._id !== id));
      toasts.show({ tone: "success", text: t("feed.unmuted", { name }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
  };
  return (
    <section aria-labelledby="muted" className="flex flex-col gap-3">
      <div>
        <h2 id="muted" className="text-xl">
          {t("feed.muted.title")}
        </h2>
        <p className="text-ink-soft">{t(pages.items.length === 0 ? "feed.muted.none" : "feed.muted.text")}</p>
      </div>
      <PagedList pages={pages} moreLabel={t("feed.muted.more")}>
        <ul className="flex flex-col gap-2.5">
          {pages.items.map((one) => (
            <li
              key={one._id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-card p-4"
            >
              <p className="min-w-0 wrap-anywhere">
                <strong>{one.name}</strong>{" "}
                <span className="text-sm text-ink-soft">
                  {t("feed.muted.since", { date: showDate(one.mutedAt, t.language) })}
                </span>
              </p>
              <Button size="small" busy={busy === one._id} onClick={() => void unmute(one)}>
                {t("feed.unmute")}
                <span className="sr-only"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
