/** One consent as either side reads it: who, about whom, why, what until when. */
import { showDate } from "#base/dates.ts";
import type { ConsentView } from "#contract/consent-views.ts";
import { paths } from "#contract/paths.ts";
import { BlockButton } from "#web/features/blocks/block-button.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { scopesText, TONES, titleText } from "./consent-texts.ts";

export type Deed = "accept" | "refuse" | "withdraw" | "revoke" | "receipt";

interface Props {
  consent: ConsentView;
  onDeed: (deed: Deed) => void;
  onBlocked: () => void;
}

export function ConsentCard({ consent, onDeed, onBlocked }: Props) {
  const t = useWords();
  const { state, isMine, asker, message } = consent;
  const title = titleText(t, consent);
  const who = asker?.name ?? title;
  const deed = (name: Deed, label: string, look?: "primary" | "quiet") => (
    <Button size="small" look={look} onClick={() => onDeed(name)}>
      {label}
      <span className="sr-only"> {who}</span>
    </Button>
  );
  return (
    <Card as="article" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 lang={langOf(who, t.language)} className="text-lg wrap-anywhere">
            {who}
          </h2>
          {asker?.city && (
            <p className="text-sm text-ink-soft">{cityName({ city: asker.city, cityHi: asker.cityHi }, t.language)}</p>
          )}
        </div>
        <Badge tone={TONES[state]}>{t(`consents.state.${state}`)}</Badge>
      </header>
      <Lines consent={consent} title={title} />
      <blockquote
        lang={langOf(message, t.language)}
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
      {consent.rejectionMessage && <p className="text-ink-soft">{consent.rejectionMessage}</p>}
      {state === "accepted" && !consent.isEffective && <p className="text-sm text-ink-soft">{t("consents.silent")}</p>}
      <div className="flex flex-wrap gap-2">
        {isMine && state === "waiting" && deed("accept", t("consents.accept"), "primary")}
        {isMine && state === "waiting" && deed("refuse", t("consents.refuse"))}
        {!isMine && (state === "waiting" || state === "paused") && deed("withdraw", t("consents.withdraw"))}
        {state === "accepted" && deed("revoke", t(isMine ? "consents.revoke" : "consents.give-back"))}
        {deed("receipt", t("consents.receipt"), "quiet")}
        <BlockButton through="request" id={consent._id} who={who} onBlocked={onBlocked} />
      </div>
    </Card>
  );
}

function Lines({ consent, title }: { consent: ConsentView; title: string }) {
  const t = useWords();
  const here = useHere();
  const date = (text: string | null) => showDate(text ?? "", t.language);
  const granted = consent.scopesGranted.length > 0;
  const lines = [
    consent.isMine && ([t("consents.about"), title] as const),
    [t("consents.asked"), `${scopesText(t, consent.scopesAsked)} · ${date(consent.createdAt)}`] as const,
    granted &&
      ([
        t(consent.isMine ? "consents.granted" : "consents.got"),
        `${scopesText(t, consent.scopesGranted)} · ${date(consent.answeredAt)}`,
      ] as const),
    granted &&
      ([
        t(consent.endedAt ? "consents.ended" : "consents.until"),
        date(consent.endedAt ?? consent.grantedUntil),
      ] as const),
  ].filter((line) => line !== false);
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {lines.map(([label, text]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
      {consent.subjectTitle && (
        <div>
          <Link to={here(paths.profile(consent.fkSubjectId))} className="link inline-block py-2.5">
            {t("consents.profile")}
          </Link>
        </div>
      )}
    </dl>
  );
}
