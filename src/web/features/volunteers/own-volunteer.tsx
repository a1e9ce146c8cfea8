/** A member's own sign-up as a volunteer: how it stands, the way to change it or to take it back; without one, the way to sign up. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import type { UserData } from "#contract/user-data.ts";
import { type OwnVolunteer, volunteers } from "#contract/volunteers.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import NewVolunteer from "./new-volunteer.tsx";
import { VolunteerForm } from "./volunteer-form.tsx";
import { valuesOfVolunteer } from "./volunteer-values.ts";

interface Props {
  user: UserData;
  /** The button that opens the form. */
  start: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

export default function OwnVolunteerPart({ user, start, isOpen, onClose }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [own, setOwn] = useState<OwnVolunteer | null>();
  const load = useCallback(
    () => call(volunteers.fetchMine, {}).then(({ volunteer }) => setOwn(volunteer), sayFailure),
    [sayFailure],
  );
  useEffect(() => void load(), [load]);
  if (own === undefined) return <Skeleton className="h-12 w-48" />;
  if (own) return <OwnCard own={own} onChange={setOwn} />;
  if (!isOpen) return start;
  return (
    <Card as="section" aria-labelledby="volunteer-form" className="w-full max-w-3xl">
      <h2 id="volunteer-form" className="mb-5 text-lg">
        {t("volunteer.form.title")}
      </h2>
      <NewVolunteer
        user={user}
        onDone={() => {
          toasts.show({ tone: "success", text: `${t("volunteer.sent")} ${t("volunteer.sent.text")}` });
          onClose();
          void load();
        }}
      />
    </Card>
  );
}

function OwnCard({ own, onChange }: { own: OwnVolunteer; onChange: (own: OwnVolunteer | null) => void }) {
  const t = useWords();
  const toasts = useToasts();
  const [isEditing, setEditing] = useState(false);
  const [asked, ask] = useState<OwnVolunteer>();
  const what = [...own.skills.map((skill) => t(`volunteer.skill.${skill}`)), own.otherSkills].filter(Boolean);
  return (
    <Card as="section" aria-labelledby="own-volunteer" className="grid w-full max-w-3xl gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id="own-volunteer" className="text-lg">
          {t("volunteer.own.title")}
        </h2>
        <Badge tone={own.state === "active" ? "open" : "accent"}>{t(`volunteer.own.state.${own.state}`)}</Badge>
      </div>
      {isEditing ? (
        <VolunteerForm
          name="volunteer-own"
          defaults={valuesOfVolunteer(own)}
          onSend={async (values) => {
            onChange((await call(volunteers.update, values)).volunteer);
            toasts.show({ tone: "success", text: t("volunteer.own.saved") });
            setEditing(false);
          }}
          foot={(busy) => (
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look="primary" busy={busy} busyLabel={t("volunteer.own.saving")}>
                {t("volunteer.own.save")}
              </Button>
              <Button onClick={() => setEditing(false)} disabled={busy}>
                {t("volunteer.own.cancel")}
              </Button>
            </div>
          )}
        />
      ) : (
        <>
          <p className="wrap-anywhere">{what.join(", ")}</p>
          <p className="text-sm text-ink-soft">
            {t("volunteer.own.since", {
              date: showDate(own.signedUpAt, t.language),
              phone: `+91 ${spacedPhone(own.phoneNo)}`,
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => setEditing(true)}>
              {t("volunteer.own.edit")}
            </Button>
            <Button size="small" look="quiet" onClick={() => ask(own)}>
              {t("volunteer.own.withdraw")}
            </Button>
          </div>
        </>
      )}
      <DeleteDialog
        item={asked}
        title={t("volunteer.own.withdraw.title")}
        text={t("volunteer.own.withdraw.text")}
        yes={t("volunteer.own.withdraw.yes")}
        no={t("volunteer.own.withdraw.no")}
        deleted={t("volunteer.own.withdrawn")}
        remove={() => call(volunteers.withdraw, {})}
        onClose={() => ask(undefined)}
        onDeleted={() => onChange(null)}
      />
    </Card>
  );
}
