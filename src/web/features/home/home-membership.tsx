/** What the membership is and costs, without small print. */
import { Check } from "lucide-react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

const OPENS = [
  "home.member.calls",
  "home.member.details",
  "home.member.list",
  "home.member.leads",
  "home.member.card",
] as const;

export function HomeMembership() {
  const t = useWords();
  const here = useHere();
  const price = usePlanPrice();
  return (
    <section
      aria-labelledby="membership"
      className="grid gap-x-12 gap-y-6 rounded-xl border border-line bg-card p-6 md:grid-cols-[1fr_1.4fr] md:p-10"
    >
      <div className="flex flex-col items-start">
        <h2 id="membership">{t("home.member.title")}</h2>
        <p className="mt-4 text-3xl leading-head font-bold tabular-nums">{t("home.member.price", { price })}</p>
        <p className="mt-1 text-ink-soft">{t("home.member.per")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink look="primary" to={here(paths.registerNow())} className="member:hidden">
            {t("home.member.join")}
          </ButtonLink>
          <ButtonLink to={here(paths.signUp({ kind: "business" }))} className="member:hidden">
            {t("site.list-business")}
          </ButtonLink>
          <ButtonLink to={here(paths.subscriptionInfo())} className="visitor:hidden">
            {t("home.member.renew")}
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-col gap-3 self-center">
        {OPENS.map((opens) => (
          <li key={opens} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-open" />
            {t(opens)}
          </li>
        ))}
      </ul>
    </section>
  );
}
