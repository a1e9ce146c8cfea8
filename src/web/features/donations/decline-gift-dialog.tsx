/** Asks why a gift that was written down is none. */
import * as z from "zod/mini";
import { rupees } from "#base/money.ts";
import type { StaffDonationView } from "#contract/donations/donation-views.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

const reasonForm = z.pick(staffDonations.decline.input, { reason: true });

interface Props {
  gift: StaffDonationView;
  onClose: () => void;
  onDone: () => void;
}

export function DeclineGiftDialog({ gift, onClose, onDone }: Props) {
  const t = useWords();
  const withCode = useRecentCode();
  const form = useContractForm(reasonForm, {
    name: `decline-gift-${gift._id}`,
    defaults: formDefaults(reasonForm),
    draft: false,
    onSubmit: async ({ reason }) => {
      await withCode(() => call(staffDonations.decline, { id: gift._id, reason }));
      onDone();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("staff.donations.decline.title", { amount: rupees(gift.amount) })}>
      <ContractForm form={form} className="grid grid-cols-1 gap-4">
        <Field label={t("label.decision-reason")} required {...form.field("reason")}>
          <TextArea limit={300} {...form.input("reason")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy} look="danger">
          {t("staff.donations.decline")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
