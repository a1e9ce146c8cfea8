/** Replaces a wrong receipt by the next number, with name and address corrected. */
import * as z from "zod/mini";
import type { StaffDonationView } from "#contract/donations/donation-views.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const correction = z.omit(staffDonations.updateReceiptNumber.input, { id: true });

interface Props {
  gift: StaffDonationView;
  onClose: () => void;
  onDone: (receiptNumber: string) => void;
}

export function CorrectReceiptDialog({ gift, onClose, onDone }: Props) {
  const t = useWords();
  const withCode = useRecentCode();
  const form = useContractForm(correction, {
    name: `correct-receipt-${gift._id}`,
    defaults: { reason: "", name: gift.name ?? "", address: "" },
    draft: false,
    onSubmit: async (given) => {
      const { donation } = await withCode(() => call(staffDonations.updateReceiptNumber, { id: gift._id, ...given }));
      onDone(donation.receiptNumber ?? "");
    },
  });
  const optional = t("ui.optional");
  return (
    <Dialog
      open
      dual
      onClose={onClose}
      title={t("staff.donations.correct.title", { receipt: gift.receiptNumber ?? "" })}
    >
      <ContractForm form={form} className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{t("staff.donations.correct.text")}</p>
        <Field label={t("label.name")} optionalMark={optional} {...form.field("name")}>
          <TextInput autoComplete="off" {...form.input("name")} />
        </Field>
        <Field label={t("staff.donations.new-address")} optionalMark={optional} {...form.field("address")}>
          <TextArea rows={2} {...form.input("address")} />
        </Field>
        <Field label={t("label.decision-reason")} required {...form.field("reason")}>
          <TextArea limit={300} {...form.input("reason")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.donations.correct")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
