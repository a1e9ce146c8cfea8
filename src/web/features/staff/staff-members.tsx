/** For administrators: the staff, and what helps those who have lost PIN or authenticator app. */
import { useState } from "react";
import { spacedPhone } from "#base/digits.ts";
import { staff } from "#contract/staff.ts";
import type { StaffMember } from "#contract/staff-members.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

type Deed = { what: "new-pin" | "remove-app"; member: StaffMember };
const CALLS = { "new-pin": staff.allowNewPin, "remove-app": staff.removeApp } as const;

interface Props {
  members: StaffMember[];
  /** Something was done, and stands in the log. */
  onDone: () => Promise<void>;
}

export function StaffMembers({ members, onDone }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const [asked, setAsked] = useState<Deed>();
  const carryOut = async ({ what, member }: Deed) => {
    setAsked(undefined);
    try {
      await withCode(() => call(CALLS[what], { id: member._id }));
      toasts.show({ tone: "success", text: t(`staff.members.${what}.done`, { name: member.name }) });
      await onDone();
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <Card as="section" aria-labelledby="staff-members" className="grid gap-4">
      <h2 id="staff-members" className="text-xl">
        {t("staff.members.title")}
      </h2>
      <ul className="grid gap-4">
        {members.map((member) => (
          <li key={member._id} className="grid gap-2">
            <p>
              <strong>{member.name}</strong> · {t(`staff.role.${member.role}`)} · {spacedPhone(member.phoneNo)}
            </p>
            {!member.isSelf && (
              <div className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => setAsked({ what: "new-pin", member })}>
                  {t("staff.members.new-pin")}
                </Button>
                <Button size="small" onClick={() => setAsked({ what: "remove-app", member })}>
                  {t("staff.members.remove-app")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={t(`staff.members.${asked.what}.ask`, { name: asked.member.name })}
          yes={t(`staff.members.${asked.what}`)}
          no={t("staff.back")}
          onYes={() => void carryOut(asked)}
          onNo={() => setAsked(undefined)}
        >
          <p>{t(`staff.members.${asked.what}.text`)}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
