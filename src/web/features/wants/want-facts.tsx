/** How much, for what price, where and until when, as a card. */
import { CalendarDays, IndianRupee, MapPin, Package, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { WantView } from "#contract/want-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { placeText, priceText, untilText } from "./want-texts.ts";

export function WantFacts({ want, className }: { want: WantView; className: string }) {
  const t = useWords();
  const language = useLanguage();
  const { quantity, answersMost: most, answersCount: taken } = want;
  return (
    <Card as="section" aria-label={t("wants.details")} className={className}>
      <ul className="flex flex-col gap-4">
        <Fact icon={<Package aria-hidden="true" />} title={t("wants.quantity")}>
          <p lang={langOf(quantity, language)} className="wrap-anywhere">
            {quantity}
          </p>
        </Fact>
        <Fact icon={<IndianRupee aria-hidden="true" />} title={t(most > 0 ? "wants.price.requirement" : "wants.price")}>
          <p className="tabular-nums wrap-anywhere">{priceText(t, want) ?? t("wants.price.open")}</p>
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />} title={t("wants.where")}>
          <p>{placeText(want, language)}</p>
        </Fact>
        {!want.isEnded && <Fact icon={<CalendarDays aria-hidden="true" />} title={untilText(t, want)} />}
        {most > 0 && <Fact icon={<Users aria-hidden="true" />} title={t("wants.places", { taken, most })} />}
      </ul>
    </Card>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm font-semibold">{title}</p>
        {children}
      </div>
    </li>
  );
}
