/** Opening hours as members see them: open or closed now, and the week. Loaded with a member's view, because visitors get no hours. */
import type { OpeningDay } from "#contract/opening-hours.ts";
import { useNow } from "#web/platform/browser/use-now.ts";
import { OpenBadge } from "./open-badge.tsx";
import { WeekHours } from "./week-hours.tsx";

interface Props {
  hours: readonly OpeningDay[];
  look: "badge" | "week";
}

export default function Hours({ hours, look }: Props) {
  const at = useNow();
  return look === "badge" ? <OpenBadge hours={hours} at={at} /> : <WeekHours hours={hours} at={at} />;
}
