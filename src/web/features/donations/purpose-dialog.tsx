/** A purpose of donations, new or changed, in both languages. */
import * as z from "zod/mini";
import { GIFT_TYPES, PURPOSE_ICONS } from "#contract/donations/donation-choices.ts";
import type { StaffPurposeView } from "#contract/donations/donation-views.ts";
import { purposeForm, staffDonations } from "#contract/donations/staff-donations.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const schema = z.strictObject(purposeForm);

interface Props {
  purpose: StaffPurposeView | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function PurposeDialog({ purpose, onClose, onDone }: Props) {
  const t = useWords();
  const form = useContractForm(schema, {
    name: `purpose-${purpose?._id ?? "new"}`,
    defaults: valuesOf(purpose),
    onSubmit: async () => {
      const values = form.methods.getValues();
      if (purpose) await call(staffDonations.updatePurpose, { id: purpose._id, ...values });
      else await call(staffDonations.createPurpose, values);
      onDone();
    },
  });
  return (
    <Dialog
      open
      dual
      onClose={onClose}
      title={t(purpose ? "staff.donations.purpose.edit" : "staff.donations.purpose.new")}
    >
      <ContractForm form={form} className="grid grid-cols-1 gap-4">
        {(["name", "nameHi"] as const).map((path) => (
          <Field
            key={path}
            label={t(path === "name" ? "donations.label.purpose-name" : "donations.label.purpose-name-hi")}
            required
            {...form.field(path)}
          >
            <TextInput autoComplete="off" lang={path === "nameHi" ? "hi" : "en"} {...form.input(path)} />
          </Field>
        ))}
        {(["about", "aboutHi"] as const).map((path) => (
          <Field
            key={path}
            label={t(path === "about" ? "donations.label.about" : "donations.label.about-hi")}
            required
            {...form.field(path)}
          >
            <TextArea rows={2} limit={500} lang={path === "aboutHi" ? "hi" : "en"} {...form.input(path)} />
          </Field>
        ))}
        <Field label={t("donations.label.goal")} optionalMark={t("ui.optional")} {...form.field("goal")}>
          <MoneyInput {...form.input("goal")} />
        </Field>
        <Field label={t("staff.donations.icon")} required {...form.field("icon")}>
          <SelectInput {...form.input("icon")}>
            {PURPOSE_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {t(`staff.donations.icon.${icon}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t("staff.donations.gift-type")} required {...form.field("giftType")}>
          <SelectInput {...form.input("giftType")}>
            {GIFT_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`staff.donations.gift-type.${type}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <CheckboxInput label={t("staff.donations.is-open")} id={form.field("isOpen").id} {...form.input("isOpen")} />
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.donations.purpose.save")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}

function valuesOf(purpose: StaffPurposeView | undefined): z.input<typeof schema> {
  const goal = purpose?.goal == null ? "" : String(purpose.goal / 100);
  return {
    name: purpose?.name ?? "",
    nameHi: purpose?.nameHi ?? "",
    about: purpose?.about ?? "",
    aboutHi: purpose?.aboutHi ?? "",
    icon: purpose?.icon ?? "general",
    giftType: purpose?.giftType ?? "specific",
    goal,
    isOpen: purpose?.isOpen ?? true,
  };
}
