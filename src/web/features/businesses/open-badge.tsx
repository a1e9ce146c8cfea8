/** Open or closed now, with the next change. */
import { Clock } from "lucide-react";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { openSentence } from "./opening-times.ts";

export function OpenBadge({ hours, at }: { hours: readonly OpeningDay[]; at: Date }) {
  const { isOpen, text } = openSentence(hours, at, useWords());
  return (
    <Badge tone={isOpen ? "open" : "plain"} icon={<Clock aria-hidden="true" />}>
      {text}
    </Badge>
  );
}
