/** A window over the page with a title, its content and its buttons. */
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { useUiWords } from "./words.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A click outside does not close it, and there is no cross: only the choices do. */
  dual?: boolean;
  /** Wider, for pictures and forms in two columns. */
  wide?: boolean;
  /** Buttons, the main one last; they stay in sight while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** Only one is open at a time on a page: opening a second closes the first. */
export function Dialog({ open, onClose, title, dual, wide, actions, children }: Props) {
  const titleId = useId();
  const words = useUiWords();
  return (
    <Modal
      open={open}
      onClose={onClose}
      dual={dual}
      aria-labelledby={titleId}
      className={`m-auto max-h-[min(90dvh,48rem)] w-[calc(100%-2rem)] overflow-hidden rounded-lg bg-card shadow-float open:flex open:animate-rise ${wide ? "max-w-[48rem]" : "max-w-dialog"}`}
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-start gap-3 px-5 pt-5 pb-2 md:px-6 md:pt-6">
          <h2 id={titleId} className="min-w-0 flex-1 text-xl">
            {title}
          </h2>
          {dual ? null : (
            <IconButton label={words.close} onClick={onClose} className="-me-2 -mt-2">
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-5 md:px-6">{children}</div>
        {actions ? (
          <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end md:px-6">
            {actions}
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
