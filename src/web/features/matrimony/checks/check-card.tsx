/** One kind of check for the owner: what was checked, the document that waits, or the way to send one. */
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { type OwnCheck, profileChecks } from "#contract/matrimony/checks.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { smallerDocument } from "#web/ui/compress-image.ts";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { DocumentView } from "./document-view.tsx";

interface Props {
  profileId: string;
  check: OwnCheck;
  onChange: (checks: OwnCheck[]) => void;
}

export function CheckCard({ profileId: id, check, onChange }: Props) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const { kind, sentAt, checkedAt, reason } = check;
  const change = async (work: () => Promise<{ checks: OwnCheck[] }>, done: string) => {
    setBusy(true);
    try {
      onChange((await work()).checks);
      setFile(undefined);
      toasts.show({ tone: "success", text: done });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  const send = async () => {
    const blobs = file ? [{ name: file.name, blob: await smallerDocument(file) }] : [];
    return call(profileChecks.send, { id, kind }, { files: { field: "document", blobs } });
  };
  return (
    <Card as="section" className="grid gap-3" aria-label={t(`matrimony.checks.kind.${kind}`)}>
      <h2 className="text-xl">{t(`matrimony.checks.kind.${kind}`)}</h2>
      {checkedAt && (
        <p className="flex items-center gap-1.5 font-semibold">
          <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-maroon" />
          {t(`matrimony.checked.${kind}`, { date: showDate(checkedAt, language) })}
        </p>
      )}
      {reason && (
        <p lang={langOf(reason, language)} className="wrap-anywhere text-danger">
          {t("matrimony.checks.refused", { reason })}
        </p>
      )}
      {sentAt ? (
        <>
          <p>{t("matrimony.checks.waiting", { date: showDate(sentAt, language) })}</p>
          <DocumentView fetchDocument={() => call(profileChecks.fetchOwnDocument, { id, kind })} />
          <Button
            size="small"
            look="quiet"
            busy={busy}
            className="justify-self-start"
            onClick={() =>
              void change(() => call(profileChecks.withdraw, { id, kind }), t("matrimony.checks.withdrawn"))
            }
          >
            {t("matrimony.checks.withdraw")}
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">{t(`matrimony.checks.hint.${kind}`)}</p>
          <Field label={t("matrimony.checks.file")} hint={t("matrimony.checks.file.hint")}>
            <FileInput accept="image/*,application/pdf" chosen={file?.name} onChoose={setFile} />
          </Field>
          <Button
            busy={busy}
            disabled={!file}
            className="justify-self-start"
            onClick={() => void change(send, t("matrimony.checks.sent"))}
          >
            {t("matrimony.checks.send")}
          </Button>
        </>
      )}
    </Card>
  );
}
