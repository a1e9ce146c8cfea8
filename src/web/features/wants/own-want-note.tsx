/** For who posted a want and looks at its page: how it stands, where to change it, how to close it or take it away. */
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { WantView } from "#contract/want-views.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { CloseWantDialog } from "./close-want-dialog.tsx";
import { DeleteWantDialog } from "./delete-want-dialog.tsx";
import { RenewWantDialog } from "./renew-want-dialog.tsx";
import { WantBadge } from "./want-badge.tsx";
import { editPath, listPath } from "./want-ways.ts";

interface Props {
  want: WantView;
  onChange: (want: WantView) => void;
}

export function OwnWantNote({ want, onChange }: Props) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [asked, ask] = useState<"delete" | "renew" | "close">();
  const stop = () => ask(undefined);
  const isClosed = want.outcome === "found" || want.outcome === "not-needed";
  return (
    <section aria-label={t("wants.mine")} className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p className="flex flex-wrap items-center gap-3">
        <strong>{t("wants.mine")}</strong>
        <WantBadge want={want} />
      </p>
      <StateLines want={want} />
      <div className="flex flex-wrap gap-3">
        {!isClosed && (
          <ButtonLink size="small" to={here(editPath(want))} icon={<Pencil aria-hidden="true" />}>
            {t("wants.edit")}
          </ButtonLink>
        )}
        {!isClosed && (
          <Button size="small" onClick={() => ask("renew")}>
            {t("wants.renew")}
          </Button>
        )}
        {!isClosed && (
          <Button size="small" onClick={() => ask("close")}>
            {t("wants.close")}
          </Button>
        )}
        <Button size="small" onClick={() => ask("delete")} icon={<Trash2 aria-hidden="true" />}>
          {t("wants.delete")}
        </Button>
      </div>
      <DeleteWantDialog
        want={asked === "delete" ? want : undefined}
        onClose={stop}
        onDeleted={() => void navigate(here(listPath(want.kind)))}
      />
      {asked === "renew" && <RenewWantDialog want={want} onClose={stop} onRenewed={onChange} />}
      {asked === "close" && <CloseWantDialog want={want} onClose={stop} onClosed={onChange} />}
    </section>
  );
}

/** What its owner has to know of it. */
export function StateLines({ want }: { want: WantView }) {
  const t = useWords();
  const { rejectionMessage, editRejectionMessage: reason } = want;
  const isPending = want.approvalStatus === "Pending";
  return (
    <>
      {isPending && <p className="text-sm">{t("wants.pending")}</p>}
      {want.approvalStatus === "Rejected" && rejectionMessage && (
        <p className="text-sm text-danger wrap-anywhere">{rejectionMessage}</p>
      )}
      {want.isHeld && <p className="text-sm">{t("wants.held")}</p>}
      {want.waitingEdit && !reason && <p className="text-sm">{t("wants.edit.waits")}</p>}
      {reason && <p className="text-sm text-danger wrap-anywhere">{t("wants.edit.rejected", { reason })}</p>}
    </>
  );
}
