/** The folded fields of what a business tells everybody: since when, where it goes, languages, ways to pay. */
import { type BusinessFacts, LANGUAGES_SPOKEN, PAYMENT_WAYS } from "#contract/business-facts.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { Part2 } from "./business-forms.ts";

const NAMES = ["openSince", "serviceArea", "languages", "paymentWays"] as const;

export function FactsFields({ form }: { form: ContractForm<Part2> }) {
  const t = useWords();
  const isWrong = form.problems.length > 0 && NAMES.some((name) => form.field(name).error);
  return (
    <Fold
      forced={isWrong}
      summary={
        <>
          <span className="font-semibold">{t("businesses.facts")}</span>
          <span className="ms-1.5 text-ink-soft">{t("ui.optional")}</span>
          <span className="block text-sm text-ink-soft">{t("businesses.facts.hint")}</span>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t("businesses.label.open-since")}
          hint={t("businesses.hint.open-since")}
          {...form.field("openSince")}
        >
          <TextInput inputMode="numeric" autoComplete="off" maxLength={4} {...form.input("openSince")} />
        </Field>
        <Field
          label={t("businesses.label.service-area")}
          hint={t("businesses.hint.service-area")}
          {...form.field("serviceArea")}
        >
          <TextInput autoComplete="off" {...form.input("serviceArea")} />
        </Field>
        <Choices
          form={form}
          name="languages"
          choices={LANGUAGES_SPOKEN}
          labelOf={(code) => t(`business.language.${code}`)}
        />
        <Choices form={form} name="paymentWays" choices={PAYMENT_WAYS} labelOf={(way) => t(`business.pay.${way}`)} />
      </div>
    </Fold>
  );
}

interface ChoicesProps<Choice extends string> {
  form: ContractForm<Part2>;
  name: "languages" | "paymentWays";
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
}

const LABELS = { languages: "businesses.label.languages", paymentWays: "businesses.label.payment-ways" } as const;

function Choices<Choice extends string>({ form, name, choices, labelOf }: ChoicesProps<Choice>) {
  const t = useWords();
  const { id, error } = form.field(name);
  const chosen: readonly string[] = (form.methods.watch(name) as BusinessFacts[typeof name] | undefined) ?? [];
  const toggle = (choice: Choice) => {
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    form.methods.setValue(name, next as never, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t(LABELS[name])}</legend>
      <div className="mt-1 grid grid-cols-2 sm:grid-cols-3">
        {choices.map((choice, at) => (
          <CheckboxInput
            key={choice}
            id={at === 0 ? id : undefined}
            label={labelOf(choice)}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
