/** Content that most people do not need, behind one line that opens it. */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

interface Props {
  summary: ReactNode;
  /** Something inside must be seen: it is open for as long as that is so. */
  forced?: boolean;
  children: ReactNode;
}

/** The browser's own disclosure. What is inside is rendered when it opens first, and stays from then on, so that forms keep what was typed. */
export function Fold({ summary, forced = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(false);
  const open = isOpen || forced;
  if (open && !isRendered) setRendered(true);
  return (
    <details open={open} className="group/fold rounded-md border border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the disclosure's own control, of keyboard and mouse alike */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md px-4 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <div className="px-4 pt-2 pb-4">{isRendered && children}</div>
    </details>
  );
}
