/** Turns something on or off at once, without a form to send. */
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Props = {
  /** What is on or off; it does not change with the state. */
  label: ReactNode;
  on: boolean;
  onToggle: () => void;
  /** The change is being sent: clicks do nothing. */
  busy?: boolean;
  className?: string;
};

/** A native button of the role `switch`. */
export function Switch({ label, on, onToggle, busy, className }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-busy={busy || undefined}
      onClick={() => (busy ? undefined : onToggle())}
      className={classNames("inline-flex min-h-11 items-center gap-2.5 rounded-md font-semibold", className)}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "relative h-6 w-11 shrink-0 rounded-full border-[1.5px] transition-colors duration-150",
          on ? "border-open bg-open" : "border-control bg-card",
        )}
      >
        <span
          className={classNames(
            "absolute top-1/2 size-4 -translate-y-1/2 rounded-full transition-all duration-150",
            on ? "start-6 bg-card" : "start-0.5 bg-control",
          )}
        />
      </span>
      {label}
    </button>
  );
}
