/** How much: usual amounts at a touch, or any other in whole rupees. */
import { rupees } from "#base/money.ts";
import type { FormControls } from "#web/platform/forms/form-controls.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import type { DonationValues } from "./donation-form-values.ts";

interface Props {
  form: FormControls<DonationValues>;
  amounts: readonly number[];
  least: number;
  most: number;
}

export function AmountField({ form, amounts, least, most }: Props) {
  const t = useWords();
  const given = String(form.value("amount") ?? "").replaceAll(",", "");
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={t("donations.label.amount")}
        hint={t("donations.form.amount.other", { least: rupees(least * 100), most: rupees(most * 100) })}
        required
        {...form.field("amount")}
      >
        <MoneyInput {...form.input("amount")} />
      </Field>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        <legend className="sr-only">{t("donations.form.amounts")}</legend>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={given === String(amount)}
            onClick={() => {
              form.write("amount", String(amount));
              form.leave("amount");
            }}
            className="min-h-11 rounded-full border border-control bg-card px-1 font-semibold whitespace-nowrap tabular-nums hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {rupees(amount * 100)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
