/** /groups/form: a member asks the staff for a group. */
import { useNavigate } from "react-router";
import { groups } from "#contract/groups.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { GroupForm, type GroupSent } from "./group-form.tsx";

const NAME = "group-new";

export const handle: ScreenHandle = { title: "groups.form.new" };

export default function NewGroupScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const send = async (sent: GroupSent) => {
    const { group } = await call(groups.create, { ...sent, idempotencyKey: idempotencyKeyOf(NAME, sent) });
    dropIdempotencyKey(NAME);
    leaveNote({ tone: "success", id: "groups.sent", values: { title: group.name } });
    await navigate(here(paths.groups()));
  };
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to={here(paths.groups())}>{t("groups.form.back")}</BackLink>
      <GroupForm name={NAME} onSend={send}>
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("groups.form.note")}</p>
      </GroupForm>
    </div>
  );
}
