/** Says coming, perhaps or no with a number of persons, or goes on the waiting list, and changes it; for who is signed in. */
import { useEffect, useState } from "react";
import { EVENT_ANSWERS, type EventAnswer, PERSONS_MAX } from "#contract/events/choices.ts";
import type { EventView, OwnAnswer } from "#contract/events/event-views.ts";
import { events } from "#contract/events/events.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { Counts } from "./counts.ts";

interface Props {
  event: EventView;
  /** Places that are free; undefined where there is no limit. */
  left: number | undefined;
  onCounts: (counts: Counts) => void;
}

const PERSONS = Array.from({ length: PERSONS_MAX }, (_, at) => String(at + 1));

export default function AnswerPart({ event: { _id: id }, left, onCounts }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [own, setOwn] = useState<OwnAnswer | null>();
  const [answer, choose] = useState<EventAnswer>("coming");
  const [persons, setPersons] = useState("1");
  const [busy, setBusy] = useState(false);
  const take = ({ own, ...counts }: { own: OwnAnswer | null } & Counts) => {
    setOwn(own);
    if (own) {
      choose(own.answer === "waiting" ? "coming" : own.answer);
      setPersons(String(Math.max(1, own.persons)));
    }
    onCounts(counts);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another event alone
  useEffect(() => {
    let gone = false;
    call(events.fetchOwnAnswer, { id }).then(
      (found) => gone || take(found),
      () => gone || setOwn(null),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  const send = async () => {
    setBusy(true);
    try {
      const saved = await call(events.answer, { fkEventId: id, answer, persons: Number(persons) });
      take(saved);
      toasts.show({ tone: "success", text: t(`events.answer.saved.${saved.own.answer}`) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  // Who comes already keeps their places, and is refused more than there are.
  const waits = answer === "coming" && own?.answer !== "coming" && left !== undefined && Number(persons) > left;
  if (own === undefined) return <div className="h-40" />;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      {own && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {t(`events.answer.mine.${own.answer}`, { n: own.persons })}
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("events.answer.title")}</legend>
        {EVENT_ANSWERS.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 items-center rounded-full border-[1.5px] border-control bg-card px-4 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="answer"
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              checked={answer === one}
              onChange={() => choose(one)}
            />
            {t(`events.answer.${one}`)}
          </label>
        ))}
      </fieldset>
      {answer !== "no" && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
        <label className="flex flex-wrap items-center justify-between gap-2">
          {t("events.answer.persons")}
          <SelectInput
            name="persons"
            className="w-32"
            value={persons}
            onChange={({ currentTarget }) => setPersons(currentTarget.value)}
          >
            {PERSONS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </SelectInput>
        </label>
      )}
      {waits && own?.answer !== "waiting" && <p className="text-sm">{t("events.answer.waits")}</p>}
      <Button type="submit" look="primary" busy={busy} busyLabel={t("events.answer.saving")} className="self-start">
        {t(own ? "events.answer.change" : waits ? "events.answer.wait" : "events.answer.save")}
      </Button>
    </form>
  );
}
