/** The part of the form in which a post gets a poll: two answers to begin with, up to six, and the last day. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { lastPollDay, POLL_DAYS_MAX, POLL_OPTIONS } from "#contract/feed-form.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { newPostValues, type PostValues } from "./post-form-values.ts";

const WEEK = 7;

export function PollFields({ form }: { form: ContractForm<PostValues> }) {
  const t = useWords();
  const typed = (form.methods.watch("pollOptions") ?? []) as string[];
  const [isOn, setOn] = useState(() => typed.some(Boolean));
  const [shown, setShown] = useState(() => Math.max(POLL_OPTIONS.least, typed.findLastIndex(Boolean) + 1));
  const turn = (on: boolean) => {
    setOn(on);
    setShown(POLL_OPTIONS.least);
    const { pollOptions } = newPostValues();
    form.methods.setValue("pollOptions", pollOptions);
    form.methods.setValue("pollClosesOn", on ? dayOf(new Date(Date.now() + WEEK * DAY_MS)) : "");
    form.methods.clearErrors(["pollOptions", "pollClosesOn"]);
  };
  const { error } = form.field("pollOptions");
  return (
    <div className="flex flex-col gap-4">
      <CheckboxInput
        label={t("feed.form.poll")}
        hint={t("feed.form.poll.text")}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      {isOn && (
        <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
          <legend className="sr-only">{t("feed.form.poll")}</legend>
          {Array.from({ length: shown }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            <Field key={at} label={t("feed.label.poll-option.n", { n: at + 1 })} {...form.field(`pollOptions.${at}`)}>
              <TextInput autoComplete="off" maxLength={80} {...form.input(`pollOptions.${at}`)} />
            </Field>
          ))}
          {error && <FieldError>{error}</FieldError>}
          {shown < POLL_OPTIONS.most && (
            <Button
              size="small"
              look="quiet"
              className="self-start"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setShown(shown + 1)}
            >
              {t("feed.form.poll.more")}
            </Button>
          )}
          <Field
            label={t("feed.label.poll-day")}
            hint={t("feed.hint.poll-day", { n: POLL_DAYS_MAX })}
            {...form.field("pollClosesOn")}
          >
            <TextInput
              type="date"
              min={dayOf(new Date(Date.now() + DAY_MS))}
              max={lastPollDay()}
              className="sm:w-56"
              {...form.input("pollClosesOn")}
            />
          </Field>
        </fieldset>
      )}
    </div>
  );
}
