/** A link to an address that a person typed: only web addresses lead anywhere. */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { safeWebAddress, shownWebAddress } from "#base/web-address.ts";

type Props = { href: string; className?: string; onClick?: () => void; children?: ReactNode };

/** Opens a new tab that knows nothing of ours; anything but http and https stays plain text. */
export function SafeLink({ href, className = "link", onClick, children }: Props) {
  const address = safeWebAddress(href);
  if (!address) return <span>{children ?? href}</span>;
  return (
    <a href={address} target="_blank" rel="nofollow ugc noopener noreferrer" onClick={onClick} className={className}>
      {children ?? shownWebAddress(href)}
      <ExternalLink aria-hidden="true" className="ms-1 inline size-[0.9em] align-[-0.1em]" />
    </a>
  );
}
