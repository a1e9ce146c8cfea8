/** What the search made of the text, above what it found. */
import type { ReactNode } from "react";
import { StatusNote } from "#web/ui/status-note.tsx";

interface Props {
  /** As it was corrected. */
  corrected: string | null;
  /** What stands before the corrected text. */
  correctedLabel: ReactNode;
  /** That not everything was found that was asked for; undefined where it was. */
  partly: string | undefined;
}

export function UnderstoodNote({ corrected, correctedLabel, partly }: Props) {
  if (!corrected && partly === undefined) return null;
  return (
    <StatusNote>
      {corrected && (
        <span className="block">
          {correctedLabel} <strong>{corrected}</strong>
        </span>
      )}
      {partly}
    </StatusNote>
  );
}
