/** Where the member is signed in, with a way to end each of those sessions. */
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { showDate, showTime } from "#base/dates.ts";
import { auth } from "#contract/auth.ts";
import type { SessionView } from "#contract/sessions.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const t = useWords();
  const { end, endOthers, busy } = useEnding();
  const [isAsking, setAsking] = useState(false);
  const others = sessions.filter((session) => !session.isCurrent);
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t("auth.sessions.title")}</h2>
      <p className="mt-1 text-ink-soft">{t("auth.sessions.intro")}</p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={session._id} session={session} busy={busy === session._id} onEnd={() => end(session)} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button className="mt-4" size="small" onClick={() => setAsking(true)}>
          {t("auth.sessions.end-others")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("auth.sessions.end-others.title")}
        yes={t("auth.yes")}
        no={t("auth.no")}
        busy={busy === "others"}
        onYes={() => void endOthers().then(() => setAsking(false))}
        onNo={() => setAsking(false)}
      >
        {t("auth.sessions.end-others.text")}
      </ConfirmDialog>
    </Card>
  );
}

function SessionLine({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const { browser, system, client, isCurrent, lastSeenAt, ip } = session;
  const device = [browser, system].filter(Boolean).join(" · ") || t("auth.sessions.unknown");
  const seen = `${showDate(lastSeenAt, language)}, ${showTime(lastSeenAt, language)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {device}
          {client !== "web" && (
            <span className="font-normal text-ink-soft"> · {t(`auth.sessions.client.${client}`)}</span>
          )}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {isCurrent ? ip : t("auth.sessions.seen", { when: seen, ip })}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="open">{t("auth.sessions.here")}</Badge>
      ) : (
        <Button
          size="small"
          look="quiet"
          busy={busy}
          onClick={onEnd}
          aria-label={t("auth.sessions.end-one", { device })}
        >
          {t("auth.sessions.end")}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const carryOut = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await work();
      toasts.show({ tone: "success", text: t("auth.sessions.ended") });
      await revalidate();
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
  };
  return {
    busy,
    end: ({ _id }: SessionView) => void carryOut(_id, () => call(auth.endSession, { id: _id })),
    endOthers: () => carryOut("others", () => call(auth.endOtherSessions, {})),
  };
}
