/** A question with two answers. */
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FIRST_FOCUS } from "./modal.tsx";

type Props = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** 'Yes' or 'Proceed'. */
  yes: ReactNode;
  /** 'No' or 'Go back'. */
  no: ReactNode;
  onYes: () => void;
  /** Also called by Escape and by a click outside. */
  onNo: () => void;
  /** The answer is being carried out. */
  busy?: boolean;
  /** The yes cannot be undone. */
  danger?: boolean;
};

/** The harmless answer has the focus first. */
export function ConfirmDialog({ open, title, children, yes, no, onYes, onNo, busy, danger }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={title}
      actions={
        <>
          <Button {...FIRST_FOCUS} onClick={onNo} disabled={busy}>
            {no}
          </Button>
          <Button look={danger ? "danger" : "primary"} onClick={onYes} busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
