/** Leads up to the list that a screen belongs to. */
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

/** Its words name where it leads, since that is not always where the person came from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ms-1.5 inline-flex items-start gap-1 rounded-md py-2.5 pe-2 font-semibold text-maroon hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </Link>
  );
}
