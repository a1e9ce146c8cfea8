/** Writes down a gift that came by hand; somebody else confirms it. */
import { useNavigate } from "react-router";
import { dayOf } from "#base/dates.ts";
import { OFFLINE_MODES } from "#contract/donations/donation-choices.ts";
import type { StaffPurposeView } from "#contract/donations/donation-views.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type GiftValues, giftForm } from "./gift-values.ts";
import { RecordedDonorFields } from "./recorded-donor-fields.tsx";

const NAME = "record-gift";

export function RecordGiftForm({ purposes }: { purposes: StaffPurposeView[] }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const withCode = useRecentCode();
  const open = purposes.filter(({ isOpen }) => isOpen);
  const form = useContractForm(giftForm, {
    name: NAME,
    defaults: newGift(open[0]?._id ?? "", language),
    onSubmit: async () => {
      const { idempotencyKey: _, ...gift } = form.methods.getValues();
      await withCode(() =>
        call(staffDonations.recordOffline, { ...gift, idempotencyKey: idempotencyKeyOf(NAME, gift) }),
      );
      dropIdempotencyKey(NAME);
      leaveNote({ tone: "success", id: "staff.donations.recorded" });
      await navigate(here(paths.staffDonations()));
    },
  });
  const mode = form.value("mode");
  return (
    <ContractForm form={form} className="max-w-form gap-5">
      <Field label={t("donations.label.purpose")} required {...form.field("fkPurposeId")}>
        <SelectInput {...form.input("fkPurposeId")}>
          {open.map((purpose) => (
            <option key={purpose._id} value={purpose._id}>
              {language === "hi" ? purpose.nameHi : purpose.name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <FieldPair>
        <Field label={t("donations.label.amount")} required {...form.field("amount")}>
          <MoneyInput {...form.input("amount")} />
        </Field>
        <Field label={t("staff.donations.received-on")} required {...form.field("receivedOn")}>
          <TextInput type="date" max={dayOf(new Date())} {...form.input("receivedOn")} />
        </Field>
      </FieldPair>
      <Field label={t("staff.donations.mode")} required {...form.field("mode")}>
        <SelectInput {...form.input("mode")}>
          {OFFLINE_MODES.map((one) => (
            <option key={one} value={one}>
              {t(`staff.donations.mode.${one}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {(mode === "cheque" || mode === "transfer") && (
        <Field label={t("donations.label.reference")} required {...form.field("reference")}>
          <TextInput autoComplete="off" {...form.input("reference")} />
        </Field>
      )}
      {mode === "kind" && (
        <Field label={t("donations.label.gift")} required {...form.field("gift")}>
          <TextInput autoComplete="off" {...form.input("gift")} />
        </Field>
      )}
      <RecordedDonorFields form={form} />
      <Button type="submit" look="primary" busy={form.busy} className="justify-self-start">
        {t("staff.donations.record")}
      </Button>
    </ContractForm>
  );
}

function newGift(purpose: string, language: "en" | "hi"): GiftValues {
  return {
    fkPurposeId: purpose,
    amount: "",
    mode: "cash",
    reference: "",
    gift: "",
    receivedOn: dayOf(new Date()),
    name: "",
    phoneNo: "",
    email: "",
    address: "",
    pinCode: "",
    anonymous: false,
    tribute: "",
    tributeName: "",
    wantsCertificate: false,
    pan: "",
    isIndianCitizen: false,
    language,
    idempotencyKey: "",
  };
}
