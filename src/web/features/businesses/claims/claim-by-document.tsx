/** Claiming by a document, a picture or a PDF, with a sentence for the staff. */
import { useState } from "react";
import { businessClaims, claimForm } from "#contract/business-claims.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { smallerDocument } from "#web/ui/compress-image.ts";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  businessId: string;
  onDone: () => void;
}

export function ClaimByDocument({ businessId, onDone }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const [file, setFile] = useState<File>();
  const form = useContractForm(claimForm, {
    name: `claim-${businessId}`,
    defaults: formDefaults(claimForm),
    onSubmit: async ({ text }) => {
      const blobs = file ? [{ name: file.name, blob: await smallerDocument(file) }] : [];
      await call(businessClaims.create, { fkBusinessId: businessId, text }, { files: { field: "document", blobs } });
      toasts.show({ tone: "success", text: t("claims.document.sent") });
      onDone();
    },
  });
  return (
    <ContractForm form={form} className="grid w-full gap-4">
      <p>{t("claims.document.text")}</p>
      <Field label={t("claims.label.document")} hint={t("claims.document.hint")} required>
        <FileInput accept="image/*,application/pdf" chosen={file?.name} onChoose={setFile} />
      </Field>
      <Field label={t("claims.label.text")} hint={t("claims.text.hint")} required {...form.field("text")}>
        <TextArea rows={3} limit={500} {...form.input("text")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy}>
        {t("claims.document.send")}
      </Button>
    </ContractForm>
  );
}
