/** /groups/form/{group}: a group that its founder corrects or changes. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { groups } from "#contract/groups.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { refusalCode } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { GroupForm, type GroupSent } from "./group-form.tsx";

export const handle: ScreenHandle = { title: "groups.form.edit" };

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return call(groups.prefill, { id: idInSlug(params.groupId ?? "") }).catch((error: unknown) => {
    if (refusalCode(error) !== "group.not-found") throw error;
    return { group: undefined };
  });
}
clientLoader.hydrate = true as const;

export default function EditGroupScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { group } = useLoaderData<typeof clientLoader>();
  if (!group) return <EmptyState picture={<CommunityPicture />} title={t("group.not-found")} />;
  const turnedDown = group.rejectionMessage ?? group.editRejectionMessage;
  const send = async (sent: GroupSent) => {
    const { group: saved } = await call(groups.update, { ...sent, id: group._id });
    const isSent = saved.hasPendingEdit || saved.approvalStatus !== "Approved";
    leaveNote({ tone: "success", id: isSent ? "groups.sent" : "groups.saved", values: { title: saved.name } });
    await navigate(here(paths.groups()));
  };
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to={here(paths.groups())}>{t("groups.form.back")}</BackLink>
      <GroupForm key={group._id} name={`group-${group._id}`} group={group} onSend={send}>
        {group.approvalStatus === "Approved" && (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("groups.form.note.edit")}</p>
        )}
        {turnedDown && <p className="rounded-md bg-sunken px-4 py-3 text-danger">{turnedDown}</p>}
      </GroupForm>
    </div>
  );
}
