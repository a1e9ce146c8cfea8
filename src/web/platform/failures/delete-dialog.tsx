/** Asks before something is deleted; then it is gone, which a toast says, or a toast says why it is not. */
import { useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { useFailureToast } from "./use-failure-toast.ts";

interface Props<Item> {
  /** Undefined while nothing is asked. */
  item: Item | undefined;
  title: string;
  /** What goes with it. */
  text: string;
  yes: string;
  no: string;
  /** Said afterwards. */
  deleted: string;
  remove: (item: Item) => Promise<unknown>;
  onClose: () => void;
  onDeleted: (item: Item) => void;
}

export function DeleteDialog<Item>({ item, deleted, remove, onClose, onDeleted, text, ...texts }: Props<Item>) {
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (item === undefined) return;
    setBusy(true);
    try {
      await remove(item);
      onDeleted(item);
      toasts.show({ tone: "success", text: deleted });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog open={item !== undefined} danger busy={busy} onYes={() => void confirm()} onNo={onClose} {...texts}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
