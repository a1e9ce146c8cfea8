/** The form of a donation: for what, how much, for whom, by whom; and the payment. */
import { useEffect } from "react";
import { rupees } from "#base/money.ts";
import type { donations } from "#contract/donations/donations.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { SandboxWindow } from "#web/features/plans/sandbox-window.tsx";
import { CheckoutOutcome } from "#web/platform/checkout/checkout-outcome.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { AmountField } from "./amount-field.tsx";
import { type DonationValues, donationFormSchema, newDonationValues } from "./donation-form-values.ts";
import { DonorFields } from "./donor-fields.tsx";
import { useDonationCheckout } from "./use-donation-checkout.ts";

interface Props {
  settings: PayloadOf<typeof donations.settings>;
  /** The purpose that was pressed on the page. */
  chosen: string | undefined;
}

const NAME = "donation";

export default function DonationForm({ settings, chosen }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { user } = useSession();
  const checkout = useDonationCheckout();
  const open = settings.purposes.filter(({ isOpen }) => isOpen);
  const form: FormOf<DonationValues> = useContractForm(donationFormSchema, {
    name: NAME,
    defaults: newDonationValues({ user, purpose: chosen ?? open[0]?._id ?? "", language }),
    onSubmit: () => checkout.give(form.methods.getValues()),
  });
  const { write } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another purpose is pressed on the page
  useEffect(() => {
    if (chosen) write("fkPurposeId", chosen);
  }, [chosen]);
  const isBusy = form.busy || ["ordering", "paying", "verifying"].includes(checkout.step);
  const amount = Number(String(form.value("amount") ?? "").replaceAll(",", ""));
  const isAgain = checkout.step === "failed" || checkout.step === "closed";
  return (
    <>
      <ContractForm form={form} className="gap-5">
        <Field label={t("donations.label.purpose")} required {...form.field("fkPurposeId")}>
          <SelectInput {...form.input("fkPurposeId")}>
            {open.map((purpose) => (
              <option key={purpose._id} value={purpose._id}>
                {language === "hi" ? purpose.nameHi : purpose.name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <AmountField form={form} amounts={settings.amounts} least={settings.least} most={settings.most} />
        <DonorFields form={form} certificate={settings.certificate?.form} />
        <CheckboxInput
          label={t("donations.form.citizen")}
          id={form.field("isIndianCitizen").id}
          error={form.field("isIndianCitizen").error}
          {...form.input("isIndianCitizen")}
        />
        <CheckoutOutcome
          step={checkout.step}
          reason={checkout.reason}
          texts={{
            verifying: t("donations.form.verifying"),
            closed: t("donations.form.window-closed"),
            failed: t("donations.form.failed"),
            money: t("donations.form.failed.text"),
          }}
        />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {isAgain
            ? t("donations.form.again")
            : amount > 0
              ? t("donations.form.pay", { amount: rupees(amount * 100) })
              : t("donations.form.pay-plain")}
        </Button>
      </ContractForm>
      {checkout.sandbox && <SandboxWindow view={checkout.sandbox} onEnd={checkout.end} />}
    </>
  );
}
