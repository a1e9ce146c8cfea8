/** Where an owner writes a note about a lead and sets the day on which to be reminded of it. */

import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { leadWork } from "#contract/lead-calls.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { Lead } from "./lead-kinds.ts";
import type { LeadList } from "./use-leads.ts";

interface Props {
  /** Open for this one. */
  lead: Lead | undefined;
  onSave: LeadList["save"];
  onClose: () => void;
}

export function LeadWorkDialog({ lead, onSave, onClose }: Props) {
  const t = useWords();
  return (
    <Sheet
      open={lead !== undefined}
      onClose={onClose}
      title={t("businesses.leads.work.of", { name: lead?.contactPerson ?? "" })}
    >
      {lead && <WorkForm key={lead._id} lead={lead} onSave={onSave} onClose={onClose} />}
    </Sheet>
  );
}

const fields = z.object({ note: leadWork.note, followUpOn: leadWork.followUpOn });

function WorkForm({ lead, onSave, onClose }: Props & { lead: Lead }) {
  const t = useWords();
  const optional = t("ui.optional");
  const form = useContractForm(fields, {
    name: "lead-work",
    defaults: formDefaults(fields, { note: lead.note, followUpOn: lead.followUpOn ?? "" }),
    draft: false,
    fieldOf: { "lead.follow-up-past": "followUpOn" },
    onSubmit: async ({ note, followUpOn }) => {
      await onSave(lead, { stage: lead.stage, note, followUpOn: followUpOn ?? null });
      onClose();
    },
  });
  return (
    <ContractForm form={form}>
      <Field
        label={t("businesses.leads.note")}
        hint={t("businesses.leads.note.hint")}
        optionalMark={optional}
        {...form.field("note")}
      >
        <TextArea rows={3} limit={1000} {...form.input("note")} />
      </Field>
      <Field
        label={t("businesses.leads.follow-up")}
        hint={t("businesses.leads.follow-up.hint")}
        optionalMark={optional}
        {...form.field("followUpOn")}
      >
        <TextInput type="date" min={dayOf(new Date())} {...form.input("followUpOn")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} busyLabel={t("businesses.leads.work.saving")}>
        {t("businesses.leads.work.save")}
      </Button>
    </ContractForm>
  );
}
