/** The page behind the QR of a membership card: whether it is valid, and nothing more about its holder than name and date. */
import { BadgeCheck, BadgeX } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

export function loader(args: LoaderFunctionArgs) {
  return apiOf(args).call(plans.checkCard, { code: (args.params.code ?? "").slice(0, 200) });
}

export default function CardCheckScreen() {
  const t = useWords();
  const language = useLanguage();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { valid, name, validUntil } = useLoaderData<typeof loader>();
  const Icon = valid ? BadgeCheck : BadgeX;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>{`${t("home.card.title")} · ${brand}`}</title>
      <Icon aria-hidden="true" className={`size-20 ${valid ? "text-open" : "text-danger"}`} />
      <h1 className="text-3xl">{t(valid ? "home.card.valid" : "home.card.invalid")}</h1>
      {name && <p className="text-xl font-semibold wrap-anywhere">{name}</p>}
      {validUntil && <p className="text-ink-soft">{t("home.card.until", { date: showDate(validUntil, language) })}</p>}
      {!valid && <p className="text-ink-soft">{t("home.card.invalid.text")}</p>}
    </div>
  );
}
