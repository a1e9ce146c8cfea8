/** Opening hours by the reader's clock: open or closed now, and the week. Loaded and drawn in the browser alone, because a served page is older than its reader. */
import { Clock } from "lucide-react";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { useNow } from "#web/platform/browser/use-now.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { openSentence } from "./opening-times.ts";
import { WeekHours } from "./week-hours.tsx";

interface Props {
  hours: readonly OpeningDay[];
  look: "badge" | "week";
}

export default function HoursDisplay({ hours, look }: Props) {
  const at = useNow();
  return look === "badge" ? <OpenBadge hours={hours} at={at} /> : <WeekHours hours={hours} at={at} />;
}

/** Open or closed now, with the next change. */
function OpenBadge({ hours, at }: { hours: readonly OpeningDay[]; at: Date }) {
  const { isOpen, text } = openSentence(hours, at, useWords());
  return (
    <Badge tone={isOpen ? "open" : "plain"} icon={<Clock aria-hidden="true" />} className="print:hidden">
      {text}
    </Badge>
  );
}
