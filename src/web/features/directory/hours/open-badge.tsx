/** Open or closed now, with the next change, by the reader's clock. Loaded and drawn in the browser alone, because a served page is older than its reader. */
import { Clock } from "lucide-react";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { useNow } from "#web/platform/browser/use-now.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { openSentence } from "./opening-times.ts";

export default function OpenBadge({ hours }: { hours: readonly OpeningDay[] }) {
  const { isOpen, text } = openSentence(hours, useNow(), useWords());
  return (
    <Badge tone={isOpen ? "open" : "plain"} icon={<Clock aria-hidden="true" />} className="print:hidden">
      {text}
    </Badge>
  );
}
