/** How an own want stands, in two words. */
import type { WantView } from "#contract/want-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";

export function WantBadge({ want }: { want: WantView }) {
  const t = useWords();
  if (want.isEnded) return <Badge>{t("wants.badge.ended")}</Badge>;
  if (want.isHeld) return <Badge tone="danger">{t("wants.badge.held")}</Badge>;
  if (want.approvalStatus === "Pending") return <Badge tone="accent">{t("wants.badge.pending")}</Badge>;
  if (want.approvalStatus === "Rejected") return <Badge tone="danger">{t("wants.badge.rejected")}</Badge>;
  if (want.waitingEdit) return <Badge tone="accent">{t("wants.badge.edit")}</Badge>;
  return <Badge tone="open">{t("wants.badge.open")}</Badge>;
}
