/** Fields side by side, one under the other on a phone. */
import type { ReactNode } from "react";

/** Where only one of the fields has a hint, their controls stand on one line all the same (pieces.css). */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="field-pair grid grid-cols-1 items-start sm:grid-cols-2">{children}</div>;
}
