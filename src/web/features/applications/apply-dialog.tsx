/** Asks whether to send the resume to an employer; whoever has none is led to its form and back. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { applications } from "#contract/applications/applications.ts";
import type { ApplicationView } from "#contract/applications/views.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

import { rememberApplyWish } from "./apply-wish.ts";
import type { Opening, Own } from "./own-application.ts";

interface Props {
  opening: Opening;
  own: Own;
  onClose: () => void;
  onApplied: (application: ApplicationView) => void;
}

export function ApplyDialog(props: Props) {
  const { resume } = props.own;
  return resume && !resume.isRefused ? <Question {...props} headline={resume.headline} /> : <NeedsResume {...props} />;
}

function Question({ opening, headline, onClose, onApplied }: Props & { headline: string }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    const name = `apply-${opening.id}`;
    const asked = { fkJobId: opening.id };
    try {
      const sent = await call(applications.create, { ...asked, idempotencyKey: idempotencyKeyOf(name, asked) });
      dropIdempotencyKey(name);
      onApplied(sent.application);
      toasts.show({ tone: "success", text: t("applications.applied") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={t("applications.apply.title", { company: opening.company })}
      yes={t("applications.apply.yes")}
      no={t("applications.apply.no")}
      onYes={() => void apply()}
      onNo={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>{t("applications.apply.with", { headline })}</p>
        <p>{t("applications.apply.consent")}</p>
        <p className="text-sm text-ink-soft">{t("applications.apply.money")}</p>
      </div>
    </ConfirmDialog>
  );
}

function NeedsResume({ opening, own: { resume }, onClose }: Props) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const need = resume ? "refused" : "none";
  const go = () => {
    rememberApplyWish({ id: opening.id, path: here(opening.path), name: opening.company });
    void navigate(here(paths.ownResume()));
  };
  return (
    <ConfirmDialog
      open
      title={t(`applications.resume.${need}`)}
      yes={t(resume ? "applications.resume.correct" : "applications.resume.write")}
      no={t("applications.apply.no")}
      onYes={go}
      onNo={onClose}
    >
      <p>{t(`applications.resume.${need}.text`)}</p>
    </ConfirmDialog>
  );
}
