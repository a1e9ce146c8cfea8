/** Who asks to join a group, for its moderator to decide. */
import { useCallback, useEffect, useState } from "react";
import { showDate } from "#base/dates.ts";
import type { JoinRequest } from "#contract/group-views.ts";
import { groups } from "#contract/groups.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  groupId: string;
  onDecided: () => void;
}

export function JoinRequests({ groupId, onDecided }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [requests, setRequests] = useState<JoinRequest[]>();
  const [busy, setBusy] = useState<string>();
  const read = useCallback(
    () => call(groups.fetchRequests, { id: groupId }).then((answer) => setRequests(answer.requests), sayFailure),
    [groupId, sayFailure],
  );
  useEffect(() => void read(), [read]);
  const decide = async ({ _id: id, name }: JoinRequest, decision: "accepted" | "refused") => {
    setBusy(id);
    try {
      await call(groups.decide, { id, decision });
      toasts.show({ tone: "success", text: t(`groups.request.${decision}`, { name }) });
      onDecided();
    } catch (error) {
      sayFailure(error);
    }
    await read();
    setBusy(undefined);
  };
  if (!requests) return null;
  return (
    <Card as="section" aria-labelledby="join-requests" className="flex flex-col gap-3">
      <h2 id="join-requests" className="text-xl">
        {t("groups.requests")}
      </h2>
      {requests.length === 0 && <p className="text-ink-soft">{t("groups.requests.none")}</p>}
      <ul className="flex flex-col gap-4">
        {requests.map((one) => (
          <li key={one._id} className="flex flex-col gap-2">
            <p>
              <strong className="wrap-anywhere">{one.name}</strong>
              <span className="block text-sm text-ink-soft">
                {t(one.city ? "groups.request.from" : "groups.request.from.nowhere", {
                  city: one.city,
                  date: showDate(one.askedAt, t.language),
                })}
              </span>
            </p>
            <p className="flex flex-wrap gap-2">
              <Button
                size="small"
                look="primary"
                busy={busy === one._id}
                aria-label={t("groups.request.accept.of", { name: one.name })}
                onClick={() => void decide(one, "accepted")}
              >
                {t("groups.request.accept")}
              </Button>
              <Button
                size="small"
                disabled={busy === one._id}
                aria-label={t("groups.request.refuse.of", { name: one.name })}
                onClick={() => void decide(one, "refused")}
              >
                {t("groups.request.refuse")}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
