/** The page behind the QR of a membership card: whether it is genuine and valid, and of its holder only name and number. Without internet it checks the signature itself. */
import { BadgeCheck, BadgeX, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { showDate } from "#base/dates.ts";
import { spokenNumber } from "#contract/card-code.ts";
import { plans } from "#contract/plans.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { LoadingRegion, Skeleton } from "#web/ui/skeleton.tsx";
import { checkOffline, NO_CODE, type OfflineVerdict, storePage } from "./card-offline.ts";

export function loader(args: LoaderFunctionArgs) {
  return apiOf(args).call(plans.checkCard, { code: (args.params.code ?? "").slice(0, 200) });
}

export default function CardCheckScreen() {
  const t = useWords();
  const language = useLanguage();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { code = "" } = useParams();
  const answer = useLoaderData<typeof loader>();
  useEffect(() => void storePage(language).catch(() => undefined), [language]);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>{`${t("home.card.title")} · ${brand}`}</title>
      {answer.code === code && code !== NO_CODE ? (
        <Verdict {...answer} />
      ) : (
        <OfflineCheck code={code} publicKey={answer.publicKey} />
      )}
    </div>
  );
}

interface Facts {
  valid: boolean;
  name: string | null;
  number: string | null;
  validUntil: Date | string | null;
}

function Verdict({ valid, name, number, validUntil }: Facts) {
  const t = useWords();
  const language = useLanguage();
  const Icon = valid ? BadgeCheck : BadgeX;
  return (
    <>
      <Icon aria-hidden="true" className={`size-20 ${valid ? "text-open" : "text-danger"}`} />
      <h1 className="text-3xl">{t(valid ? "home.card.valid" : "home.card.invalid")}</h1>
      {name && <p className="text-xl font-semibold wrap-anywhere">{name}</p>}
      {number && <p className="text-lg tabular-nums">{t("home.card.number", { number })}</p>}
      {validUntil && <p className="text-ink-soft">{t("home.card.until", { date: showDate(validUntil, language) })}</p>}
      {!valid && <p className="text-ink-soft">{t("home.card.invalid.text")}</p>}
    </>
  );
}

function OfflineCheck({ code, publicKey }: { code: string; publicKey: string }) {
  const t = useWords();
  const [verdict, setVerdict] = useState<OfflineVerdict>();
  useEffect(() => void checkOffline(code, publicKey).then(setVerdict), [code, publicKey]);
  if (!verdict)
    return (
      <LoadingRegion label={t("ui.loading")}>
        <h1 className="text-3xl">{t("home.card.title")}</h1>
        <Skeleton className="mx-auto mt-4 h-6 w-40" />
      </LoadingRegion>
    );
  if (verdict.kind === "unable" || verdict.kind === "none")
    return (
      <>
        <h1 className="text-3xl">{t("home.card.title")}</h1>
        <p role="alert">{t(`home.card.${verdict.kind}`)}</p>
      </>
    );
  return (
    <>
      {verdict.kind === "genuine" ? <Verdict {...factsOf(verdict.content)} /> : <Verdict {...NOTHING} />}
      <p className="flex gap-3 rounded-md bg-sunken px-4 py-3 text-start [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
        <WifiOff aria-hidden="true" />
        {t("home.card.offline")}
      </p>
    </>
  );
}

const NOTHING: Facts = { valid: false, name: null, number: null, validUntil: null };

function factsOf({ name, number, validUntil }: Extract<OfflineVerdict, { kind: "genuine" }>["content"]): Facts {
  return { valid: validUntil.getTime() > Date.now(), name, number: spokenNumber(number), validUntil };
}
