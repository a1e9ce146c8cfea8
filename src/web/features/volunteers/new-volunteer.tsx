/** Signing up as a volunteer, and the thanks once that is done; loaded with the form's library. */
import { useState } from "react";
import type { UserData } from "#contract/user-data.ts";
import { volunteers } from "#contract/volunteers.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { VolunteerForm } from "./volunteer-form.tsx";
import { newVolunteerValues } from "./volunteer-values.ts";

/** `onDone` is told instead of showing the thanks. */
export default function NewVolunteer({ user, onDone }: { user?: UserData; onDone?: () => void }) {
  const t = useWords();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <div role="status">
        <EmptyState picture={<DiyaPicture />} title={t("volunteer.sent")}>
          <p>{t("volunteer.sent.text")}</p>
        </EmptyState>
      </div>
    );
  return (
    <VolunteerForm
      name="volunteer"
      defaults={newVolunteerValues(user)}
      onSend={async (volunteer) => {
        await call(volunteers.register, { ...volunteer, language: t.language });
        if (onDone) onDone();
        else setSent(true);
      }}
      foot={(busy) => (
        <>
          <p className="text-sm text-ink-soft">{t("volunteer.privacy")}</p>
          <Button type="submit" look="primary" busy={busy} busyLabel={t("volunteer.sending")} className="sm:self-start">
            {t("volunteer.send")}
          </Button>
        </>
      )}
    />
  );
}
