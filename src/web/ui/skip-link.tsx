/** The way past what many presses of the Tab key would lead through; seen once it has the focus. */
import type { ReactNode } from "react";

export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={to}
      className="sr-only z-50 rounded-md bg-card px-4 py-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {children}
    </a>
  );
}
