/** The native modal dialog under Dialog and Sheet: opening, closing by Escape or a click outside, one at a time. */
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useModalScope } from "./modal-scope.tsx";

type Props = Omit<ComponentProps<"dialog">, "open" | "onClose" | "ref"> & {
  open: boolean;
  /** Called by Escape, the back gesture, a click outside, or another modal that opens. */
  onClose: () => void;
  /** A click outside does nothing: the person has to choose. */
  dual?: boolean;
  children: ReactNode;
};

/** On the element inside a modal that has the focus first; without one it is whatever comes first. */
export const FIRST_FOCUS = { "data-first-focus": "" };

/** Content is mounted only while open; the platform traps the focus and gives it back to the opener. */
export function Modal({ open, onClose, dual = false, className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const scope = useModalScope();
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  // Before the screen is painted, and closed before it is taken out of the page: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    scope.claim(element, () => latestClose.current());
    element.showModal();
    element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => {
      element.close();
      scope.release(element);
    };
  }, [open, scope]);

  const onBackdrop = (event: PointerEvent | React.MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the cancel event
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (!dual && pressedOutside.current && onBackdrop(event)) onClose();
      }}
      className={classNames("text-ink backdrop:bg-backdrop backdrop:animate-fade", className)}
    >
      {open ? children : null}
    </dialog>
  );
}
