/** A chosen thing that a press takes away. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

/** An item of a list; `label` says what the press does, for whoever does not see the cross; `slim` for a page with little room. */
export function ChipLink({
  to,
  label,
  slim,
  children,
}: {
  to: string;
  label?: string;
  slim?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        className={classNames(
          "inline-flex min-h-11 max-w-72 items-center gap-2 rounded-full border border-accent bg-accent-soft font-semibold hover:border-ink",
          slim ? "px-3 text-sm" : "px-4",
        )}
      >
        {label && <span className="sr-only">{label}</span>}
        <span className="truncate">{children}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}
