/** Asks why an event is called off; whoever wants to come is told so in these words. */
import type { EventView } from "#contract/events/event-views.ts";
import { cancelForm, events } from "#contract/events/events.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  event: EventView;
  onClose: () => void;
  onCancelled: (event: EventView) => void;
}

export default function CancelEventDialog({ event: { _id, title }, onClose, onCancelled }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(cancelForm, {
    name: "cancel-event",
    defaults: { reason: "" },
    draft: false,
    onSubmit: async ({ reason }) => {
      const { event } = await call(events.cancel, { id: _id, reason });
      toasts.show({ tone: "success", text: t("events.cancelled.done", { title }) });
      onCancelled(event);
      onClose();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("events.cancel.title", { title })}>
      <p className="mb-4 text-ink-soft">{t("events.cancel.text")}</p>
      <ContractForm form={form}>
        <Field label={t("events.label.cancel-reason")} required {...form.field("reason")}>
          <TextArea rows={3} limit={300} {...form.input("reason")} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={form.busy}>
            {t("events.cancel.yes")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("events.cancel.no")}
          </Button>
        </div>
      </ContractForm>
    </Dialog>
  );
}
