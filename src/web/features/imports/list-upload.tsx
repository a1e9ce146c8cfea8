/** Chooses a list on the device and sends it for a trial. */
import { FileSpreadsheet } from "lucide-react";
import { type FormEvent, useState } from "react";
import { LIST_KINDS, type ListKindKey } from "#contract/import-kinds.ts";
import { imports } from "#contract/imports.ts";
import { LIST_HOURS, LIST_MAX_BYTES } from "#contract/limits.ts";
import { call } from "#web/platform/calls/call.ts";
import { failureSentence } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";

const SHEETS = ".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const LIMITS = { mb: LIST_MAX_BYTES / 1024 ** 2, hours: LIST_HOURS };

interface Props {
  /** No other list is open, whose next step would matter more. */
  isFirst: boolean;
  onSent: () => Promise<void>;
}

export function ListUpload({ isFirst, onSent }: Props) {
  const t = useWords();
  const language = useLanguage();
  const [kind, setKind] = useState<ListKindKey>("businesses");
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number>();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setError(chosen && chosen.size > LIST_MAX_BYTES ? t("staff.imports.too-large", LIMITS) : undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!file) return setError(t("staff.imports.choose"));
    if (error && file.size > LIST_MAX_BYTES) return;
    setError(undefined);
    setShare(0);
    try {
      const files = { field: "list", blobs: [{ name: file.name, blob: file }] };
      await call(imports.upload, { kind, language }, { files, onProgress: setShare });
      form.reset();
      setFile(undefined);
      await onSent();
    } catch (failure) {
      setError(failureSentence(failure, t));
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Card as="section" aria-labelledby="new-list" className="grid gap-4">
      <h2 id="new-list" className="text-xl">
        {t("staff.imports.new")}
      </h2>
      <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-form gap-4">
        <Field label={t("staff.imports.kind")} hint={t("staff.imports.columns", { kind })}>
          <SelectInput value={kind} onChange={(event) => setKind(event.target.value as ListKindKey)}>
            {LIST_KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`staff.imports.kind.${each}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          id="list-file"
          label={t("staff.imports.file")}
          hint={t("staff.imports.file.hint", LIMITS)}
          error={error}
          required
        >
          <FileInput
            accept={SHEETS}
            chosen={file?.name}
            icon={<FileSpreadsheet aria-hidden="true" />}
            onChoose={choose}
          />
        </Field>
        {share !== undefined && (
          <progress value={share} aria-label={t("staff.imports.sending")} className="upload-bar w-full" />
        )}
        <Button
          type="submit"
          look={isFirst ? "primary" : "secondary"}
          className="sm:justify-self-start"
          busy={share !== undefined}
          busyLabel={t("staff.imports.sending")}
        >
          {t("staff.imports.try")}
        </Button>
      </form>
    </Card>
  );
}
