/** What joining costs, what it opens and what an owner learns of a caller: said before anything is asked. */
import { Check, Eye } from "lucide-react";
import { WishNote } from "#web/features/plans/wish-note.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";

const LINES = ["auth.join.contact", "auth.join.listing"] as const;

/** `listing`: for somebody who joins as a business. */
export function JoiningOffer({ listing }: { listing: boolean }) {
  const t = useWords();
  return (
    <div className="mb-5 flex flex-col gap-3">
      <section aria-label={t("auth.join.title")} className="rounded-md bg-sunken px-4 py-3">
        <p className="text-lg font-bold tabular-nums">{t("auth.join.price", { price: usePlanPrice() })}</p>
        <p className="text-sm text-ink-soft">{t("auth.join.later")}</p>
        <ul className="mt-2 flex flex-col gap-1.5 text-sm">
          {LINES.map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-open" />
              {t(line)}
            </li>
          ))}
        </ul>
        <p className="mt-2 flex gap-2 border-t border-line pt-2 text-sm">
          <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          {t("auth.join.owner")}
        </p>
      </section>
      <WishNote listing={listing} />
    </div>
  );
}
