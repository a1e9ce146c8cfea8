/** The reasons for a year without payment, as the staff edit them. */
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { type StaffReason, staffExemptions } from "#contract/staff-exemptions.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function StaffReasons({ reasons: loaded }: { reasons: StaffReason[] }) {
  const t = useWords();
  const [reasons, setReasons] = useState(loaded);
  const [edited, edit] = useState<StaffReason | "new">();
  return (
    <section aria-labelledby="reasons-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reasons-title" className="text-xl">
          {t("staff.exemptions.reasons")}
        </h2>
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => edit("new")}>
          {t("staff.exemptions.reasons.add")}
        </Button>
      </div>
      <Card flush>
        <ul className="divide-y divide-line">
          {reasons.map((one) => (
            <li key={one._id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{t.language === "hi" ? one.reasonHi : one.reason}</p>
                <div className="mt-1 flex flex-wrap gap-2">
                  <Badge tone={one.isActive ? "open" : "plain"}>
                    {t(one.isActive ? "staff.exemptions.reasons.active" : "staff.exemptions.reasons.inactive")}
                  </Badge>
                  {one.needsDocument && <Badge>{t("staff.exemptions.reasons.document")}</Badge>}
                </div>
              </div>
              <Button
                size="small"
                look="quiet"
                icon={<Pencil aria-hidden="true" />}
                aria-label={t("staff.exemptions.reasons.edit.of", { name: one.reason })}
                onClick={() => edit(one)}
              >
                {t("staff.exemptions.reasons.edit")}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {edited && (
        <ReasonDialog
          reason={edited === "new" ? undefined : edited}
          onClose={() => edit(undefined)}
          onSaved={(saved) => {
            setReasons(saved);
            edit(undefined);
          }}
        />
      )}
    </section>
  );
}

interface DialogProps {
  /** Undefined for a new one. */
  reason: StaffReason | undefined;
  onClose: () => void;
  onSaved: (reasons: StaffReason[]) => void;
}

function ReasonDialog({ reason, onClose, onSaved }: DialogProps) {
  const t = useWords();
  const toasts = useToasts();
  const schema = staffExemptions.createReason.input;
  const form = useContractForm(schema, {
    name: `exemption-reason-${reason?._id ?? "new"}`,
    defaults: formDefaults(schema, reason ?? ({ isActive: true, needsDocument: false } as never)),
    fieldOf: { "exemption-reason.exists": "reason" },
    onSubmit: async (input) => {
      const saved = reason
        ? await call(staffExemptions.updateReason, { id: reason._id, ...input })
        : await call(staffExemptions.createReason, input);
      toasts.show({ tone: "success", text: t("staff.exemptions.reasons.saved") });
      onSaved(saved.exemptionReasons);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(reason ? "staff.exemptions.reasons.edit" : "staff.exemptions.reasons.add")}>
      <ContractForm form={form} className="grid gap-4">
        <Field label={t("exemption.label.reason-en")} required {...form.field("reason")}>
          <TextInput lang="en" {...form.input("reason")} />
        </Field>
        <Field label={t("exemption.label.reason-hi")} required {...form.field("reasonHi")}>
          <TextInput lang="hi" {...form.input("reasonHi")} />
        </Field>
        <CheckboxInput label={t("staff.exemptions.reasons.document.needed")} {...form.input("needsDocument")} />
        <CheckboxInput label={t("staff.exemptions.reasons.active.label")} {...form.input("isActive")} />
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.exemptions.reasons.save")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
