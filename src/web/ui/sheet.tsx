/** A panel that rises from the bottom on phones and is a window on wide screens. */
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { useUiWords } from "./words.tsx";

type Props = { open: boolean; onClose: () => void; title: ReactNode; actions?: ReactNode; children?: ReactNode };

/** For choices and filters within reach of the thumb; shares the one-at-a-time rule with Dialog. */
export function Sheet({ open, onClose, title, actions, children }: Props) {
  const titleId = useId();
  const words = useUiWords();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-full overflow-hidden rounded-t-xl bg-card shadow-float open:flex open:animate-sheet md:mb-auto md:max-w-dialog md:rounded-lg"
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-center gap-3 px-5 pt-4 pb-2">
          <h2 id={titleId} className="min-w-0 flex-1 text-lg">
            {title}
          </h2>
          <IconButton label={words.close} onClick={onClose} className="-me-2">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
        {actions ? <div className="flex gap-3 border-t border-line px-5 py-4 [&>*]:flex-1">{actions}</div> : null}
      </div>
    </Modal>
  );
}
