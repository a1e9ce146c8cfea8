/** A link of a row of which one is where the reader stands. */
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";

export function PartLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-full border px-4 font-semibold",
        current
          ? "border-accent bg-accent-soft"
          : "border-line bg-card text-ink-soft hover:border-control hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}
