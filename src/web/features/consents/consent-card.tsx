/** One consent as either side reads it: who, about whom, why, what until when. */
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import type { ConsentView, SubjectKindKey } from "#contract/consent-views.ts";
import { BlockButton } from "#web/features/blocks/block-button.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { SUBJECT_PATHS, scopesText, TONES, titleText } from "./consent-texts.ts";

export type Deed = "accept" | "refuse" | "withdraw" | "narrow" | "revoke" | "give-again" | "receipt";

interface Props {
  consent: ConsentView;
  onDeed: (deed: Deed) => void;
  onBlocked: () => void;
}

export function ConsentCard({ consent, onDeed, onBlocked }: Props) {
  const t = useWords();
  const { state, isMine, asker, message } = consent;
  const who = asker?.name ?? titleText(t, consent);
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
            {asker ? who : <SubjectLink consent={consent} />}
          </h2>
          {asker?.city && (
            <p className="text-sm text-ink-soft">{cityName({ city: asker.city, cityHi: asker.cityHi }, t.language)}</p>
          )}
        </div>
        <Badge tone={TONES[state]}>{t(`consents.state.${state}`)}</Badge>
      </header>
      <Lines consent={consent} />
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
        {isMine && state === "accepted" && deed("narrow", t("consents.narrow"))}
        {consent.mayGiveAgain && deed("give-again", t("consents.give-again"))}
        {state === "accepted" && deed("revoke", t(isMine ? "consents.revoke" : "consents.give-back"))}
        {deed("receipt", t("consents.receipt"), "quiet")}
        <BlockButton through="request" id={consent._id} who={who} onBlocked={onBlocked} />
      </div>
    </Card>
  );
}

function Lines({ consent }: { consent: ConsentView }) {
  const t = useWords();
  const date = (text: string | null) => showDate(text ?? "", t.language);
  const { isMine, endedAt } = consent;
  const lines: Array<[label: string, said: ReactNode]> = [
    [t("consents.asked"), `${scopesText(t, consent.scopesAsked)} · ${date(consent.createdAt)}`],
  ];
  if (isMine)
    lines.unshift([
      t("consents.about", { kind: consent.subjectKind.split("-")[0]! }),
      <SubjectLink key="about" consent={consent} />,
    ]);
  // An employer's own resume says nothing about the work that is offered.
  if (consent.asker && consent.subjectKind === "profile" && consent.asker.fkSubjectIds.length > 0)
    lines.push([
      t("consents.theirs"),
      <AskerLinks key="theirs" kind={consent.subjectKind} ids={consent.asker.fkSubjectIds} />,
    ]);
  if (consent.scopesGranted.length > 0)
    lines.push(
      [
        t(isMine ? "consents.granted" : "consents.got"),
        `${scopesText(t, consent.scopesGranted)} · ${date(consent.answeredAt)}`,
      ],
      [t(endedAt ? "consents.ended" : "consents.until"), date(endedAt ?? consent.grantedUntil)],
    );
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {lines.map(([label, said]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{said}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who asks can be read before anything is answered. */
function AskerLinks({ kind, ids }: { kind: SubjectKindKey; ids: readonly string[] }) {
  const t = useWords();
  const here = useHere();
  return (
    <span className="flex flex-wrap gap-x-4">
      {ids.map((id, at) => (
        <Link key={id} to={here(SUBJECT_PATHS[kind](id))} className="link -my-2.5 inline-block py-2.5">
          {t("consents.theirs.open", { n: at + 1, all: ids.length })}
        </Link>
      ))}
    </span>
  );
}

function SubjectLink({ consent }: { consent: ConsentView }) {
  const t = useWords();
  const here = useHere();
  if (consent.subjectTitle === null) return titleText(t, consent);
  return (
    <Link to={here(consent.subjectPath)} className="link -my-2.5 inline-block py-2.5">
      {consent.subjectTitle}
    </Link>
  );
}
