/** Asks for a rite: which, on which day, with the days that suit it to choose from. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { DAY_MS, dayOf, showDate, showTime } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { MESSAGE_LIMIT, type MuhuratView, riteForm, sevaRequests } from "#contract/spirituality/requests.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { nameIn } from "./panchang-card.tsx";

const schema = z.strictObject(riteForm);
type Values = z.input<typeof schema>;

export default function AskRiteDialog({ entry, onClose }: { entry: EntryView; onClose: () => void }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const name = `seva-ask-${entry._id}`;
  const form: FormOf<Values> = useContractForm(schema, {
    name,
    defaults: { service: entry.services[0]!, date: "", time: "", message: "" },
    onSubmit: async () => {
      const asked = { ...form.methods.getValues(), fkSevaId: entry._id };
      await call(sevaRequests.ask, { ...asked, idempotencyKey: idempotencyKeyOf(name, asked) });
      dropIdempotencyKey(name);
      leaveNote({ tone: "success", id: "seva-requests.delivered", values: { title: entry.title } });
      await navigate(here(paths.sevaRequests({ side: "sent" })));
    },
  });
  const service = form.methods.watch("service");
  const choose = (day: MuhuratView) => {
    form.methods.setValue("date", day.date, { shouldDirty: true, shouldValidate: true });
    const from = new Date(day.windows[0]!.from);
    form.methods.setValue("time", timeOf(from), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Dialog open onClose={onClose} wide title={t("seva-requests.ask.of", { title: entry.title })}>
      <ContractForm form={form} className="gap-5">
        <Field label={t("seva-requests.label.service")} required {...form.field("service")}>
          <SelectInput {...form.input("service")}>
            {entry.services.map((rite) => (
              <option key={rite} value={rite}>
                {t(`spirituality.rite.${rite}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Suggested
          key={service}
          entry={entry}
          service={service}
          chosen={String(form.methods.watch("date"))}
          onChoose={choose}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("seva-requests.label.date")} required {...form.field("date")}>
            <TextInput type="date" min={dayOf(new Date(Date.now() + DAY_MS))} {...form.input("date")} />
          </Field>
          <Field label={t("seva-requests.label.time")} optionalMark={t("ui.optional")} {...form.field("time")}>
            <TextInput type="time" {...form.input("time")} />
          </Field>
        </div>
        <Field
          label={t("seva-requests.label.message")}
          hint={t("seva-requests.hint.message")}
          required
          {...form.field("message")}
        >
          <TextArea rows={3} limit={MESSAGE_LIMIT} {...form.input("message")} />
        </Field>
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          busyLabel={t("seva-requests.sending")}
          className="sm:self-start"
        >
          {t("seva-requests.send")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}

interface SuggestedProps {
  entry: EntryView;
  service: Values["service"];
  chosen: string;
  onChoose: (day: MuhuratView) => void;
}

/** Nothing while they are on their way, nor for a rite without days of its own. */
function Suggested({ entry, service, chosen, onChoose }: SuggestedProps) {
  const t = useWords();
  const language = useLanguage();
  const [days, setDays] = useState<MuhuratView[]>();
  useEffect(() => {
    let gone = false;
    call(sevaRequests.muhurats, { city: entry.fkCityId, service }).then(
      ({ muhurats }) => gone || setDays(muhurats),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [entry.fkCityId, service]);
  if (!days || days.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("seva-requests.suggested")}</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              aria-pressed={chosen === day.date}
              onClick={() => onChoose(day)}
              className="w-full rounded-md border border-line bg-card p-3 text-start hover:border-control aria-pressed:border-ink aria-pressed:bg-accent-soft"
            >
              <span className="block font-semibold tabular-nums">
                {t.of(`spirituality.weekday.${day.weekday}`)}, {showDate(day.date, language)}
              </span>
              <span className="block text-sm">
                {nameIn(day.tithi, language)}, {nameIn(day.nakshatra, language)}
              </span>
              <span className="block text-sm text-ink-soft tabular-nums">
                {day.windows
                  .map(({ from, to }) =>
                    t("spirituality.panchang.span", { from: showTime(from, language), to: showTime(to, language) }),
                  )
                  .join("; ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{t("seva-requests.suggested.text")}</p>
    </fieldset>
  );
}

/** 'HH:MM' in Asia/Kolkata, at the next five minutes. */
function timeOf(at: Date): string {
  const five = new Date(Math.ceil(at.getTime() / 300_000) * 300_000);
  return new Date(five.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
}
