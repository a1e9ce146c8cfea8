/** For members on the page of an opening: applies with their resume, or says what became of their application; loaded in the browser alone. */
import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import type { ApplicationView } from "#contract/applications/views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TONES } from "./application-texts.ts";
import { ApplyDialog } from "./apply-dialog.tsx";
import { takeApplyWish } from "./apply-wish.ts";
import { fetchOwn, type Opening, type Own } from "./own-application.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

export default function ApplyPanel(opening: Opening) {
  return (
    <WithWords group="applications">
      <Panel {...opening} />
    </WithWords>
  );
}

function Panel(opening: Opening) {
  const t = useWords();
  const [own, setOwn] = useState<Own | "failed">();
  const [asking, ask] = useState(false);
  const { id, isClosed } = opening;
  useEffect(() => {
    let gone = false;
    fetchOwn(id).then(
      (found) => {
        if (gone) return;
        setOwn(found);
        if (takeApplyWish(id) && !isClosed && !isThere(found.application)) ask(true);
      },
      () => gone || setOwn("failed"),
    );
    return () => {
      gone = true;
    };
  }, [id, isClosed]);
  if (own === undefined) return isClosed ? null : <Skeleton className="h-12 w-56" />;
  if (own === "failed") return <p className="text-ink-soft">{t("applications.panel.failed")}</p>;
  const { application } = own;
  const change = (next: ApplicationView) => setOwn({ ...own, application: next });
  return (
    <>
      {application && <State application={application} onChanged={change} />}
      {!isClosed && !isThere(application) && !application?.decidedAt && (
        <Button look="primary" onClick={() => ask(true)} icon={<Send aria-hidden="true" />} className="self-start">
          {t(application ? "applications.apply.again" : "applications.apply")}
        </Button>
      )}
      {asking && <ApplyDialog opening={opening} own={own} onClose={() => ask(false)} onApplied={change} />}
    </>
  );
}

const isThere = (application: ApplicationView | null) => application !== null && application.state !== "withdrawn";

function State({
  application,
  onChanged,
}: {
  application: ApplicationView;
  onChanged: (next: ApplicationView) => void;
}) {
  const t = useWords();
  const here = useHere();
  const { state } = application;
  return (
    <Card as="section" aria-label={t("applications.panel.state")} className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-3 font-semibold">
        {t("applications.panel.state")}
        <Badge tone={TONES[state]}>{t(`applications.state.${state}`)}</Badge>
      </p>
      <p className="text-ink-soft">{t(`applications.says.${state}`)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={here(paths.applications())} className="link inline-flex min-h-11 items-center">
          {t("applications.panel.all")}
        </Link>
        <WithdrawButton application={application} onWithdrawn={onChanged} />
      </div>
    </Card>
  );
}
