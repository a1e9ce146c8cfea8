/** The two buttons below a form in a dialog: the way back, and what sends it. On a phone they stand one above the other. */
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-style.ts";

interface Props {
  /** The words of the way back. */
  back: string;
  onBack: () => void;
  busy: boolean;
  look?: ButtonLook;
  /** The words of the button that sends. */
  children: ReactNode;
}

export function DialogFoot({ back, onBack, busy, look = "primary", children }: Props) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button onClick={onBack} disabled={busy}>
        {back}
      </Button>
      <Button type="submit" look={look} busy={busy}>
        {children}
      </Button>
    </div>
  );
}
