/** The stages in which there are leads, each a link that shows those alone. */
import { LEAD_STAGES, type LeadStage } from "#contract/lead-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import type { LeadsPage } from "./lead-kinds.ts";

interface Props {
  stages: LeadsPage["stages"];
  chosen: LeadStage | undefined;
}

/** Nothing where all leads are in one stage: there is nothing to choose from. */
export function LeadsStages({ stages, chosen }: Props) {
  const t = useWords();
  const filled = LEAD_STAGES.filter((stage) => stages[stage] > 0 || stage === chosen);
  if (filled.length < 2 && !chosen) return null;
  const all = LEAD_STAGES.reduce((sum, stage) => sum + stages[stage], 0);
  return (
    <nav
      aria-label={t("businesses.leads.filter")}
      className="scroll-quiet -mx-4 -my-1 flex gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <StageLink isChosen={!chosen} n={all} search="">
        {t("businesses.leads.all")}
      </StageLink>
      {filled.map((stage) => (
        <StageLink key={stage} isChosen={stage === chosen} n={stages[stage]} search={`?stage=${stage}`}>
          {t(`businesses.leads.stage.${stage}`)}
        </StageLink>
      ))}
    </nav>
  );
}

function StageLink({
  isChosen,
  n,
  search,
  children,
}: {
  isChosen: boolean;
  n: number;
  search: string;
  children: string;
}) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-current={isChosen ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap",
        isChosen ? "border-accent bg-accent-soft" : "border-line bg-card text-ink-soft hover:border-ink",
      )}
    >
      {children}
      <span className="font-normal text-ink-soft tabular-nums">{n}</span>
    </Link>
  );
}
