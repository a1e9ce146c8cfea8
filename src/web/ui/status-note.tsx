/** A sentence above a list about what stands in it. */
import type { ReactNode } from "react";

export function StatusNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
      {children}
    </p>
  );
}
