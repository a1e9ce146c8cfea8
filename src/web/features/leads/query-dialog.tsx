/** The Query Form modal: loaded when interest is sent first, because forms need their library. */
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { QueryFields } from "./query-fields.tsx";

interface Props {
  target: ContactTarget;
  onClose: () => void;
  onSent: (target: ContactTarget, contact: ContactDetails) => void;
}

export default function QueryDialog({ target, onClose, onSent }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sent = (contact: ContactDetails) => {
    onSent(target, contact);
    toasts.show({ tone: "success", text: t("leads.sent") });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("leads.query.title")} wide>
      <p className="mb-5 text-ink-soft">{t("leads.query.intro", { kind: target.kind, name: target.name })}</p>
      <QueryFields target={target} onSent={sent} />
    </Dialog>
  );
}
