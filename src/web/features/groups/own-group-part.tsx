/** For who asked for a group: its changes that wait or were turned down, and the way to make others. */
import { Pencil } from "lucide-react";
import type { OwnGroup } from "#contract/group-views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { nameOf } from "./group-text.ts";

export function OwnGroupPart({ group }: { group: OwnGroup }) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {group.hasPendingEdit && (
        <p className="text-sm">
          <strong>{t("groups.edit-waits")}.</strong> {t("groups.edit-waits.text")}
        </p>
      )}
      {group.editRejectionMessage && (
        <p className="text-sm text-danger">{t("groups.edit-rejected", { reason: group.editRejectionMessage })}</p>
      )}
      <ButtonLink
        size="small"
        to={here(paths.editGroup(group._id))}
        icon={<Pencil aria-hidden="true" />}
        aria-label={`${t("groups.edit")}: ${nameOf(group, t)}`}
        className="self-start"
      >
        {t("groups.edit")}
      </ButtonLink>
    </div>
  );
}
