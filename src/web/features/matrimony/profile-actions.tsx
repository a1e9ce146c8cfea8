/** What its writer can do with a profile, beside it in the table. */
import { BadgeCheck, Eye, EyeOff, FileText, HeartHandshake, Pencil, Sparkles, Trash2, UsersRound } from "lucide-react";
import type { OwnProfileName } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface Props {
  profile: OwnProfileName;
  busy: boolean;
  onState: (state: OwnProfileName["state"]) => void;
  onDelete: () => void;
}

export function ProfileActions({ profile, busy, onState, onDelete }: Props) {
  const t = useWords();
  const here = useHere();
  const { _id, state, fullName: name, approvalStatus, personAnswer } = profile;
  const isRejected = approvalStatus === "Rejected";
  return (
    <span className="grid grid-cols-2 items-center cramped:grid-cols-1 gap-x-2 gap-y-1 *:justify-start *:text-start max-md:*:justify-self-stretch md:flex md:flex-wrap md:justify-end lg:grid lg:grid-cols-[repeat(4,max-content)]">
      <ButtonLink
        size="small"
        look={isRejected ? "primary" : "secondary"}
        to={here(paths.editMatrimonial(_id))}
        icon={<Pencil aria-hidden="true" />}
        aria-label={t("matrimony.own.edit.of", { name })}
      >
        {t(isRejected ? "matrimony.form.send-again" : "matrimony.own.edit")}
      </ButtonLink>
      {state === "open" && approvalStatus === "Approved" && personAnswer === "agreed" && (
        <ButtonLink
          size="small"
          to={here(paths.matches(_id))}
          icon={<Sparkles aria-hidden="true" />}
          aria-label={t("matrimony.own.matches.of", { name })}
        >
          {t("matrimony.own.matches")}
        </ButtonLink>
      )}
      {personAnswer === "agreed" && (
        <ButtonLink
          size="small"
          look="quiet"
          to={here(paths.profileChecks(_id))}
          icon={<BadgeCheck aria-hidden="true" />}
          aria-label={t("matrimony.own.check.of", { name })}
        >
          {t("matrimony.own.check")}
        </ButtonLink>
      )}
      {approvalStatus === "Approved" && (
        <ButtonLink
          size="small"
          look="quiet"
          to={here(paths.biodata(_id))}
          icon={<FileText aria-hidden="true" />}
          aria-label={t("matrimony.own.biodata.of", { name })}
        >
          {t("matrimony.own.biodata")}
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        look="quiet"
        to={here(paths.family(_id))}
        icon={<UsersRound aria-hidden="true" />}
        aria-label={t("matrimony.own.family.of", { name })}
      >
        {t("matrimony.own.family")}
      </ButtonLink>
      {state === "open" ? (
        <Button
          size="small"
          look="quiet"
          busy={busy}
          icon={<EyeOff aria-hidden="true" />}
          aria-label={t("matrimony.own.hide.of", { name })}
          onClick={() => onState("hidden")}
        >
          {t("matrimony.own.hide")}
        </Button>
      ) : (
        <Button
          size="small"
          look="quiet"
          busy={busy}
          icon={<Eye aria-hidden="true" />}
          aria-label={t("matrimony.own.open.of", { name })}
          onClick={() => onState("open")}
        >
          {t("matrimony.own.open")}
        </Button>
      )}
      {state !== "settled" && (
        <Button
          size="small"
          look="quiet"
          disabled={busy}
          icon={<HeartHandshake aria-hidden="true" />}
          aria-label={t("matrimony.own.settle.of", { name })}
          onClick={() => onState("settled")}
        >
          {t("matrimony.own.settle")}
        </Button>
      )}
      <IconButton
        label={t("matrimony.own.delete.of", { name })}
        onClick={onDelete}
        className="justify-self-start! hover:text-danger"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
