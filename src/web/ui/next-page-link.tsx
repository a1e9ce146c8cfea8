/** The real link to the next page of a list, for those without scripts, and for search engines. */
import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";
import { Spinner } from "./spinner.tsx";

type Props = {
  to: string;
  /** Loads in place instead of leaving; a click that opens a new tab is left alone. */
  onMore?: () => void;
  busy?: boolean;
  children: ReactNode;
};

/** A link with `rel=next`. */
export function NextPageLink({ to, onMore, busy, children }: Props) {
  const loadHere = (event: MouseEvent) => {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <ButtonLink to={to} rel="next" onClick={loadHere} preventScrollReset icon={busy ? <Spinner /> : undefined}>
      {children}
    </ButtonLink>
  );
}
