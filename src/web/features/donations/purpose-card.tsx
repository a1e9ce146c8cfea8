/** One purpose: what it is for, its goal and what came of it. */
import { BookOpen, Flower2, HandHeart, HeartPulse, Landmark, PawPrint, Soup } from "lucide-react";
import { rupees } from "#base/money.ts";
import type { PurposeView } from "#contract/donations/donation-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const ICONS = {
  animals: PawPrint,
  learning: BookOpen,
  temple: Landmark,
  health: HeartPulse,
  food: Soup,
  general: Flower2,
} as const;

export function PurposeCard({ purpose, onGive }: { purpose: PurposeView; onGive: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const Icon = ICONS[purpose.icon];
  const name = language === "hi" ? purpose.nameHi : purpose.name;
  return (
    <li className="min-w-0">
      <Card as="article" className="flex h-full flex-col gap-3">
        <h3 className="flex items-center gap-3 text-lg">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-maroon">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </h3>
        <p className="text-ink-soft">{language === "hi" ? purpose.aboutHi : purpose.about}</p>
        <div className="mt-auto grid gap-3">
          <Progress purpose={purpose} name={name} />
          {purpose.isOpen ? (
            <Button
              icon={<HandHeart aria-hidden="true" />}
              className="justify-self-start"
              aria-label={`${t("donations.give")}: ${name}`}
              onClick={onGive}
            >
              {t("donations.give")}
            </Button>
          ) : (
            <p className="text-sm font-semibold">{t("donations.closed")}</p>
          )}
        </div>
      </Card>
    </li>
  );
}

/** What came, and where there is a goal, how near it is. */
export function Progress({
  purpose,
  name,
}: {
  purpose: Pick<PurposeView, "goal" | "received" | "gifts">;
  name: string;
}) {
  const t = useWords();
  const { goal, received, gifts } = purpose;
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm">
      {goal !== null && (
        <progress
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
          aria-label={name}
          max={goal}
          value={Math.min(received, goal)}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          <b>{t("donations.received", { amount: rupees(received) })}</b>{" "}
          {goal !== null && <span className="text-ink-soft">{t("donations.of-goal", { goal: rupees(goal) })}</span>}
        </span>
        <span className="text-ink-soft">{t("donations.gifts", { n: gifts })}</span>
      </p>
    </div>
  );
}
