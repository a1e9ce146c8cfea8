/** The form by which a member asks for a year without payment. */
import { useState } from "react";
import { EXEMPTION_DAYS, type ExemptionReason, exemptions, type OwnExemption } from "#contract/exemptions.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { smallerDocument } from "#web/ui/compress-image.ts";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  reasons: ExemptionReason[];
  onSent: (own: OwnExemption) => void;
}

export function ExemptionForm({ reasons, onSent }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const form = useContractForm(exemptions.submit.input, {
    name: "exemption",
    defaults: formDefaults(exemptions.submit.input),
    onSubmit: async (input) => {
      const blobs = file ? [{ name: file.name, blob: await smallerDocument(file) }] : [];
      onSent(await call(exemptions.submit, input, { files: { field: "document", blobs } }));
      toasts.show({ tone: "success", text: t("exemption.sent") });
    },
  });
  const chosen = reasons.find(({ _id }) => _id === String(form.methods.watch("fkReasonId")));
  const isNeeded = chosen?.needsDocument === true;
  return (
    <ContractForm
      form={{
        ...form,
        submit: (event) => {
          const lacks = isNeeded && !file;
          setMissing(lacks);
          if (!lacks) return form.submit(event);
          event?.preventDefault();
          document.getElementById("exemption-document")?.focus();
        },
      }}
    >
      <p className="text-ink-soft">{t("exemption.intro", { n: EXEMPTION_DAYS })}</p>
      <Field label={t("exemption.label.reason")} required {...form.field("fkReasonId")}>
        <SelectInput {...form.input("fkReasonId")}>
          <option value="">{t("exemption.choose")}</option>
          {reasons.map((one) => (
            <option key={one._id} value={one._id}>
              {t.language === "hi" ? one.reasonHi : one.reason}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field
        label={t("exemption.label.message")}
        hint={t("exemption.hint.message")}
        required
        {...form.field("message")}
      >
        <TextArea rows={4} limit={1000} {...form.input("message")} />
      </Field>
      <Field
        id="exemption-document"
        label={t("exemption.label.document")}
        hint={t("exemption.hint.document")}
        required={isNeeded}
        optionalMark={t("ui.optional")}
        error={isMissing && isNeeded && !file ? t("exemption.document.needed") : undefined}
      >
        <FileInput accept="image/*,application/pdf" chosen={file?.name} onChoose={setFile} />
      </Field>
      <Button type="submit" busy={form.busy} busyLabel={t("exemption.sending")} className="sm:self-start">
        {t("exemption.send")}
      </Button>
    </ContractForm>
  );
}
