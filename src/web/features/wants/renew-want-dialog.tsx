/** Asks for a later last day. */
import * as z from "zod/mini";
import { dayOf, showDate } from "#base/dates.ts";
import { WANT_DAYS_MAX } from "#contract/want-choices.ts";
import { lastWantDay, wantDay } from "#contract/want-form.ts";
import type { WantView } from "#contract/want-views.ts";
import { wants } from "#contract/wants.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  want: WantView;
  onClose: () => void;
  onRenewed: (want: WantView) => void;
}

export function RenewWantDialog({ want: { _id, kind, title }, onClose, onRenewed }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(z.strictObject({ untilDate: wantDay(kind) }), {
    name: `renew-${_id}`,
    defaults: { untilDate: "" },
    draft: false,
    onSubmit: async ({ untilDate }) => {
      const { want } = await call(wants.renew, { id: _id, untilDate });
      toasts.show({ tone: "success", text: t("wants.renewed", { title, date: showDate(untilDate, t.language) }) });
      onRenewed(want);
      onClose();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("wants.renew.title")}>
      <ContractForm form={form} className="grid gap-4">
        <Field
          label={t(`wants.label.until.${kind}`)}
          hint={t("wants.hint.until", { n: WANT_DAYS_MAX[kind] })}
          required
          {...form.field("untilDate")}
        >
          <TextInput type="date" min={dayOf(new Date())} max={lastWantDay(kind)} {...form.input("untilDate")} />
        </Field>
        <DialogFoot back={t("wants.back")} onBack={onClose} busy={form.busy}>
          {t("wants.renew")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
