/** Who of the staff did what, the newest first. */
import { useState } from "react";
import { useLoaderData } from "react-router";
import { auth } from "#contract/auth.ts";
import { type LogEntry, staff } from "#contract/staff.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DatedRow } from "./dated-row.tsx";
import { StaffMembers } from "./staff-members.tsx";
import { useShowMore } from "./use-show-more.ts";

export async function clientLoader() {
  const [log, { staff: self }] = await Promise.all([call(staff.fetchLog, {}), call(auth.getStaff, {})]);
  return { log, members: self.role === "administrator" ? (await call(staff.listMembers, {})).members : [] };
}
clientLoader.hydrate = true as const;

export default function LogScreen() {
  const t = useWords();
  const first = useLoaderData<typeof clientLoader>();
  const [{ entries, nextCursor }, setLog] = useState(first.log);
  const { busy, showMore } = useShowMore(async () => {
    const next = await call(staff.fetchLog, { cursor: nextCursor ?? undefined });
    setLog({ entries: [...entries, ...next.entries], nextCursor: next.nextCursor });
  });
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.log.title")} · ${t("site.brand")}`}</title>
      <h1 className="text-2xl">{t("staff.log.title")}</h1>
      {first.members.length > 0 && (
        <StaffMembers members={first.members} onDone={async () => setLog(await call(staff.fetchLog, {}))} />
      )}
      {entries.length === 0 ? (
        <p className="text-ink-soft">{t("staff.log.empty")}</p>
      ) : (
        <Card as="section" flush>
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      {nextCursor && (
        <Button busy={busy} onClick={showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const t = useWords();
  return (
    <DatedRow at={entry.doneAt}>
      {/* The sentences of the operator and of the portal name them. */}
      {entry.actor === "staff" && <strong>{entry.staffName} </strong>}
      {t.of(`staff.action.${entry.action}`)} <strong>{entry.subjectName}</strong>
      {entry.message && <p className="text-sm text-ink-soft">{t("staff.log.said", { message: entry.message })}</p>}
    </DatedRow>
  );
}
