/** The sections of an entry's form that one kind has and another has not: days, rites, hours, the text itself. */
import { dayOf } from "#base/dates.ts";
import { BODY_LIMIT, type EntryKind, RITES, SHAKHAS, TEXT_KINDS, TIMINGS_MAX } from "#contract/spirituality/choices.ts";
import type { ContractForm as FormOf } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Choices, Section } from "./entry-form-parts.tsx";
import type { EntryValues } from "./entry-form-values.ts";

interface Props {
  form: FormOf<EntryValues>;
  kind: EntryKind;
}

export function KindSections({ form, kind }: Props) {
  if (kind === "text") return <TextSection form={form} />;
  if (kind === "event") return <EventSection form={form} />;
  return <RitesSection form={form} kind={kind} />;
}

function TextSection({ form }: Pick<Props, "form">) {
  const t = useWords();
  return (
    <Section title={t("spirituality.form.body")}>
      <Field label={t("spirituality.label.text-kind")} required {...form.field("textKind")}>
        <SelectInput className="sm:w-56" {...form.input("textKind")}>
          <option value="">{t("spirituality.form.choose")}</option>
          {TEXT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`spirituality.text.${kind}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("spirituality.label.body")} hint={t("spirituality.hint.body")} required {...form.field("body")}>
        <TextArea rows={14} limit={BODY_LIMIT} {...form.input("body")} />
      </Field>
    </Section>
  );
}

function EventSection({ form }: Pick<Props, "form">) {
  const t = useWords();
  const optional = t("ui.optional");
  const today = dayOf(new Date());
  return (
    <Section title={t("spirituality.when")}>
      <FieldPair>
        <Field label={t("spirituality.label.starts-on")} required {...form.field("startsOn")}>
          <TextInput type="date" {...form.input("startsOn")} />
        </Field>
        <Field label={t("spirituality.label.ends-on")} optionalMark={optional} {...form.field("endsOn")}>
          <TextInput type="date" min={today} {...form.input("endsOn")} />
        </Field>
      </FieldPair>
      <Field label={t("spirituality.label.starts-at")} optionalMark={optional} {...form.field("startsAt")}>
        <TextInput type="time" className="sm:w-40" {...form.input("startsAt")} />
      </Field>
    </Section>
  );
}

function RitesSection({ form, kind }: Props) {
  const t = useWords();
  const optional = t("ui.optional");
  return (
    <Section title={t("spirituality.form.rites")}>
      <Choices
        form={form}
        name="services"
        label={
          <>
            {t("spirituality.label.services")}
            {kind === "temple" && <span className="ms-1.5 font-normal text-ink-soft">{optional}</span>}
          </>
        }
        choices={RITES}
        labelOf={(rite) => t(`spirituality.rite.${rite}`)}
      />
      {kind === "priest" && (
        <Field label={t("spirituality.shakha")} optionalMark={optional} {...form.field("shakha")}>
          <SelectInput {...form.input("shakha")}>
            <option value="">{t("spirituality.form.choose")}</option>
            {SHAKHAS.map((shakha) => (
              <option key={shakha} value={shakha}>
                {t(`spirituality.shakha.${shakha}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      <Field
        label={t(kind === "temple" ? "spirituality.label.timings" : "spirituality.label.hours")}
        hint={t(kind === "temple" ? "spirituality.hint.timings" : "spirituality.hint.hours", { n: TIMINGS_MAX })}
        optionalMark={optional}
        {...form.field("timings")}
      >
        <TextArea rows={4} {...form.input("timings")} />
      </Field>
      <Field
        label={t("spirituality.label.fee")}
        hint={t("spirituality.hint.fee")}
        optionalMark={optional}
        {...form.field("fee")}
      >
        <MoneyInput {...form.input("fee")} />
      </Field>
    </Section>
  );
}
