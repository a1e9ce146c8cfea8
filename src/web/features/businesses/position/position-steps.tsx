/** Moves a position by a hundred metres at a time. */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Step } from "./position.ts";

export function PositionSteps({ onStep }: { onStep: (step: Step) => void }) {
  const t = useWords();
  const steps: Array<[Step, ReactNode]> = [
    ["w", <ArrowLeft key="w" aria-hidden="true" />],
    ["n", <ArrowUp key="n" aria-hidden="true" />],
    ["s", <ArrowDown key="s" aria-hidden="true" />],
    ["e", <ArrowRight key="e" aria-hidden="true" />],
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="basis-full text-sm text-ink-soft sm:basis-auto">{t("businesses.position.move")}</span>
      {steps.map(([step, icon]) => (
        <IconButton
          key={step}
          look="framed"
          label={t("businesses.position.step", { direction: step })}
          onClick={() => onStep(step)}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
