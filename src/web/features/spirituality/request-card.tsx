/** One request for a rite as either side reads it, with what that side can do next. */
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { type RequestView, sevaRequests } from "#contract/spirituality/requests.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { AnswerForm } from "./answer-form.tsx";

interface Props {
  request: RequestView;
  onChange: (request: RequestView) => void;
}

const TONES = {
  confirmed: "open",
  refused: "danger",
  asked: "accent",
  proposed: "accent",
  accepted: "accent",
} as const;

export function RequestCard({ request, onChange }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { state, entryTitle, entrySlug, message, answer, askerName } = request;
  const dayText = (date: string, time: string | null) =>
    time ? t("spirituality.days.at", { days: showDate(date, language), time }) : showDate(date, language);
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state as keyof typeof TONES]}>{t(`seva-requests.state.${state}`)}</Badge>
        <span className="text-sm text-ink-soft">{t(`spirituality.rite.${request.service}`)}</span>
      </p>
      <h2 className="text-lg">
        {entryTitle && entrySlug !== null ? (
          <Link
            to={here(paths.sevaEntry(slugWithId(entrySlug, request.fkSevaId)))}
            lang={langOf(entryTitle, language)}
            className="hover:underline"
          >
            {entryTitle}
          </Link>
        ) : (
          t("seva-requests.gone")
        )}
      </h2>
      {askerName && <p>{t("seva-requests.from", { name: askerName })}</p>}
      <p className="font-semibold tabular-nums">{dayText(request.date, request.time)}</p>
      <p lang={langOf(message, language)} className="whitespace-pre-line">
        {message}
      </p>
      {state === "proposed" && request.proposedDate && (
        <p className="rounded-md bg-accent-soft px-4 py-3">
          {t("seva-requests.proposal", { day: dayText(request.proposedDate, request.proposedTime) })}
        </p>
      )}
      {answer && (
        <p lang={langOf(answer, language)} className="border-s-2 border-line ps-3 whitespace-pre-line">
          {answer}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-3">
        {request.isMine ? (
          <OwnerSteps request={request} onChange={onChange} />
        ) : (
          <AskerSteps request={request} onChange={onChange} />
        )}
        {state === "confirmed" && <Contact id={request._id} />}
      </div>
    </Card>
  );
}

const OPEN = ["asked", "proposed", "accepted"];

function OwnerSteps({ request, onChange }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(request.state === "asked");
  if (!OPEN.includes(request.state)) return null;
  if (!isOpen)
    return (
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        {t("seva-requests.answer.again")}
      </Button>
    );
  return (
    <AnswerForm
      request={request}
      onAnswered={(changed) => {
        setOpen(false);
        onChange(changed);
      }}
    />
  );
}

function AskerSteps({ request, onChange }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const step = async (endpoint: typeof sevaRequests.confirm) => {
    setBusy(true);
    try {
      onChange((await call(endpoint, { id: request._id })).request);
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  const { state } = request;
  if (!OPEN.includes(state) && state !== "confirmed") return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(state === "accepted" || state === "proposed") && (
        <Button
          size="small"
          look="primary"
          busy={busy}
          busyLabel={t("seva-requests.sending")}
          onClick={() => void step(sevaRequests.confirm)}
        >
          {t("seva-requests.confirm")}
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={() => void step(sevaRequests.withdraw)}>
        {t("seva-requests.withdraw")}
      </Button>
    </div>
  );
}

/** Fetched when it is pressed: each reading stands in the record of the request. */
function Contact({ id }: { id: string }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [contact, setContact] = useState<{ name: string; phoneNo: string }>();
  const show = () => call(sevaRequests.reveal, { id }).then(({ contact }) => setContact(contact), sayFailure);
  if (!contact)
    return (
      <Button size="small" className="self-start" onClick={() => void show()}>
        {t("seva-requests.contact")}
      </Button>
    );
  return (
    <p>
      {contact.name}{" "}
      <a href={`tel:+91${contact.phoneNo}`} className="link tabular-nums">
        {contact.phoneNo}
      </a>
    </p>
  );
}
