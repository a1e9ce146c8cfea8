/** For who posted a requirement: who has answered, with what price, and the decision on each; after a yes the contact. */
import { useEffect, useState } from "react";
import { rupees } from "#base/money.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { type AnswerView, wantAnswers } from "#contract/want-answers.ts";
import type { WantView } from "#contract/want-views.ts";
import { GrantedContacts } from "#web/features/consents/granted-contacts.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { AnswerBadge } from "./answer-badge.tsx";

type Answers = PayloadOf<typeof wantAnswers.fetchAll>;

export function ReceivedAnswers({ want }: { want: WantView }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [found, setFound] = useState<Answers>();
  const read = () => call(wantAnswers.fetchAll, { fkRequirementId: want._id }).then(setFound, sayFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another requirement alone
  useEffect(() => void read(), [want._id]);
  if (!found) return null;
  const { answers, taken, most } = found;
  return (
    <section aria-labelledby="received-answers" className="flex flex-col gap-4">
      <div>
        <h2 id="received-answers" className="text-xl">
          {t("answers.title")}
        </h2>
        <p className="text-ink-soft">{t("answers.places", { taken, most })}</p>
      </div>
      {answers.length === 0 && (
        <p className="rounded-md bg-sunken px-4 py-3">{t("answers.none", { city: cityName(want, t.language) })}</p>
      )}
      {answers.length > 0 && (
        <ul className="flex flex-col gap-4">
          {answers.map((answer) => (
            <li key={answer._id}>
              <AnswerCard answer={answer} isOpen={!want.isEnded} onChange={() => void read()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps {
  answer: AnswerView;
  isOpen: boolean;
  onChange: () => void;
}

function AnswerCard({ answer, isOpen, onChange }: CardProps) {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { name, message, pricePaise, business, city, cityHi, fkConsentId } = answer;
  const decide = async (way: "accept" | "decline") => {
    setBusy(true);
    try {
      await call(wantAnswers[way], { id: answer._id });
      toasts.show({ tone: "success", text: t(way === "accept" ? "answers.accepted" : "answers.declined", { name }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onChange();
  };
  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 lang={langOf(name, t.language)} className="text-lg wrap-anywhere">
            {name}
          </h3>
          {city && <p className="text-sm text-ink-soft">{cityName({ city, cityHi }, t.language)}</p>}
        </div>
        <AnswerBadge state={answer.state} />
      </header>
      <blockquote
        lang={langOf(message, t.language)}
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <strong className="tabular-nums">
          {pricePaise === null ? t("answers.price.none") : t("answers.price", { price: rupees(pricePaise) })}
        </strong>
        {business && (
          <Link
            to={here(paths.business(business.citySlug, business.fkBusinessId))}
            className="link -my-2.5 inline-block py-2.5 wrap-anywhere"
          >
            {t("answers.business", { name: business.businessName })}
          </Link>
        )}
      </p>
      {answer.state === "waiting" && isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button
            look="primary"
            busy={busy}
            aria-label={t("answers.accept.of", { name })}
            onClick={() => void decide("accept")}
          >
            {t("answers.accept")}
          </Button>
          <Button busy={busy} aria-label={t("answers.decline.of", { name })} onClick={() => void decide("decline")}>
            {t("answers.decline")}
          </Button>
        </div>
      )}
      {fkConsentId && <ExchangedContacts consentId={fkConsentId} onGone={onChange} />}
    </Card>
  );
}

/** The other's contact, and the way to everything that is shared. */
export function ExchangedContacts({ consentId, onGone }: { consentId: string; onGone: () => void }) {
  const t = useWords();
  const here = useHere();
  return (
    <WithWords group="consents">
      <GrantedContacts consentId={consentId} scopes={["phone", "whatsapp"]} onGone={onGone}>
        <Link to={here(paths.consents())} className="link inline-flex min-h-11 items-center px-2">
          {t("answers.consents")}
        </Link>
      </GrantedContacts>
    </WithWords>
  );
}
