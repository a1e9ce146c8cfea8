/** One or two words about a state. */
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `open` is green and only for open and active; `danger` is red and only for what went wrong. */
type BadgeTone = "plain" | "open" | "danger" | "accent" | "maroon";

const TONES: Record<BadgeTone, string> = {
  plain: "bg-sunken text-ink-soft",
  open: "bg-open-soft text-open",
  danger: "bg-danger-soft text-danger",
  accent: "bg-accent-soft text-ink",
  maroon: "bg-maroon-soft text-maroon",
};

/** The words say it, the colour only helps. */
export function Badge({
  tone = "plain",
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1.5 rounded-lg px-2.5 py-0.5 text-sm font-semibold [&>svg]:size-4 [&>svg]:shrink-0",
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
