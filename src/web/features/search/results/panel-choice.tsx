/** One of the things that a list can be narrowed to, as a link with its count, and the part of the panel that such choices stand in. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface PartProps {
  title: string;
  wide?: boolean;
  isEmpty?: boolean;
  children: ReactNode;
}

export function Part({ title, wide, isEmpty, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section className={wide ? "sm:col-span-2" : undefined}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}

/** What would leave nothing is not offered. */
export function Choice({
  to,
  isChosen,
  found,
  children,
}: {
  to: string;
  isChosen?: boolean;
  found?: number;
  children: ReactNode;
}) {
  if (found === 0 && !isChosen) return null;
  return (
    <li>
      <a
        href={to}
        aria-current={isChosen ? "true" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm hover:border-ink sm:px-4 sm:text-base",
          isChosen ? "border-accent bg-accent-soft font-semibold" : "border-line",
        )}
      >
        {isChosen && <Check aria-hidden="true" className="size-4" />}
        {children}
        {found !== undefined && <span className="text-sm text-ink-soft tabular-nums">{found}</span>}
      </a>
    </li>
  );
}
