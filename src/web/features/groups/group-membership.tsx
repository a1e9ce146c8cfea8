/** How a signed-in member stands to a group, with what they can do: join, leave, write; a moderator lets people in. */
import { Pencil } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { GroupView, OwnGroup } from "#contract/group-views.ts";
import { groups } from "#contract/groups.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { fetchOwnGroups } from "./group-calls.ts";
import { nameOf } from "./group-text.ts";
import { JoinRequests } from "./join-requests.tsx";
import { OwnGroupPart } from "./own-group-part.tsx";
import { StandBadge } from "./own-groups.tsx";

/** `null`: the member has no part in it. */
type Stand = OwnGroup | null;

export default function GroupMembership({ group }: { group: GroupView }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [own, setOwn] = useState<Stand>();
  const { _id } = group;
  const read = useCallback(
    () => fetchOwnGroups().then((all) => setOwn(all.find((one) => one._id === _id) ?? null), sayFailure),
    [_id, sayFailure],
  );
  useEffect(() => void read(), [read]);
  if (own === undefined) return null;
  return (
    <>
      <Card as="section" aria-label={nameOf(group, t)} className="flex flex-col gap-3">
        {own?.moderator && !own.isModerator && <p>{t("groups.moderator", { name: own.moderator })}</p>}
        {own && (
          <p>
            <StandBadge group={own} />
          </p>
        )}
        <Ways group={group} own={own} onChange={setOwn} />
        {own?.isMine && <OwnGroupPart group={own} />}
      </Card>
      {own?.isModerator && <JoinRequests groupId={_id} onDecided={() => void read()} />}
    </>
  );
}

function Ways({ group, own, onChange }: { group: GroupView; own: Stand; onChange: (own: Stand) => void }) {
  const t = useWords();
  const here = useHere();
  const { paid } = useSession();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Stand>(null);
  const { _id: id } = group;
  const isIn = own?.state === "member" || own?.isModerator;
  const join = async () => {
    setBusy(true);
    try {
      const { group: joined } = await call(groups.join, { id });
      onChange(joined);
      toasts.show({ tone: "success", text: t(joined.state === "member" ? "groups.joined" : "groups.asked") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  if (!isIn && own?.state !== "asked")
    return paid ? (
      <Button look="primary" busy={busy} onClick={() => void join()}>
        {t(group.asksFirst ? "groups.join.ask" : "groups.join")}
      </Button>
    ) : (
      <>
        <p>{t("groups.plan")}</p>
        <ButtonLink look="primary" to={here(paths.renewPlan())}>
          {t("groups.plan.link")}
        </ButtonLink>
      </>
    );
  return (
    <>
      {own?.state === "asked" && <p>{t("groups.asked")}</p>}
      {isIn && paid && (
        <ButtonLink look="primary" to={here(paths.newPost({ group: id }))} icon={<Pencil aria-hidden="true" />}>
          {t("groups.write")}
        </ButtonLink>
      )}
      {!own?.isModerator && (
        <Button size="small" look="quiet" className="self-start" onClick={() => setLeaving(own)}>
          {t(own?.state === "asked" ? "groups.withdraw" : "groups.leave")}
        </Button>
      )}
      <DeleteDialog
        item={leaving ?? undefined}
        title={t("groups.leave.title", { name: nameOf(group, t) })}
        text={t("groups.leave.text")}
        yes={t("groups.leave.yes")}
        no={t("groups.leave.no")}
        deleted={t("groups.left")}
        remove={() => call(groups.leave, { id })}
        onClose={() => setLeaving(null)}
        onDeleted={() => onChange(null)}
      />
    </>
  );
}
