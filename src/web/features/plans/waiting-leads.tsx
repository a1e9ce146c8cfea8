/** How many leads came while no plan ran: what an owner who may not read them is told. */
import { Inbox } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";

/** Nothing when none waits. */
export function WaitingLeads({ total }: { total: number }) {
  const t = useWords();
  if (total === 0) return null;
  return (
    <p className="flex items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 font-semibold">
      <Inbox aria-hidden="true" className="size-6 shrink-0 text-accent" />
      {t("plans.leads-waiting", { n: total })}
    </p>
  );
}
