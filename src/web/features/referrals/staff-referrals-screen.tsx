/** /staff/referrals: how many came by whose invitation, the most first. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { paths } from "#contract/paths.ts";
import { type Inviter, staffReferrals } from "#contract/referrals.ts";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { type Column, Table } from "#web/ui/table.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, fetchPage(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffReferralsScreen() {
  const t = useWords();
  const first = useLoaderData<typeof clientLoader>();
  const [{ inviters, nextCursor }, setPage] = useState(first);
  const { busy, showMore } = useShowMore(async () => {
    const next = await fetchPage(nextCursor ?? undefined);
    setPage({ ...next, inviters: [...inviters, ...next.inviters] });
  });
  const columns: Column<Inviter>[] = [
    { key: "name", header: t("staff.referrals.member"), heading: true, cell: (row) => <Who inviter={row} /> },
    { key: "joined", header: t("staff.referrals.joined"), cell: ({ joined }) => joined },
    { key: "paid", header: t("staff.referrals.paid"), cell: ({ paid }) => paid },
    {
      key: "last",
      header: t("staff.referrals.last"),
      cell: ({ lastJoinedAt }) => showDate(lastJoinedAt, t.language),
    },
  ];
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.referrals.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.referrals.title")}</h1>
        <p className="text-ink-soft">
          {t("staff.referrals.total", { n: first.joined })}, {t("referrals.paid", { n: first.paid })}
        </p>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.referrals.note")}</p>
      </div>
      {inviters.length === 0 ? (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.referrals.empty")}>
          {t("staff.referrals.empty.text")}
        </EmptyState>
      ) : (
        <Table caption={t("staff.referrals.title")} columns={columns} rows={inviters} rowKey={({ _id }) => _id} />
      )}
      {nextCursor && (
        <Button busy={busy} onClick={showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
    </section>
  );
}

function Who({ inviter: { name, phoneNo, isBlocked } }: { inviter: Inviter }) {
  const t = useWords();
  return (
    <span className="wrap-anywhere">
      <span lang={langOf(name, t.language)}>{name}</span>
      <span className="block text-sm font-normal text-ink-soft">{spacedPhone(phoneNo)}</span>
      {isBlocked && <Badge tone="danger">{t("staff.referrals.blocked")}</Badge>}
    </span>
  );
}

function fetchPage(cursor?: string) {
  return call(staffReferrals.fetchTotals, { limit: 20, cursor });
}
