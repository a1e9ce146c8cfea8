/** Invites one more of the family, by phone and who that is to the person. */
import { useRevalidator } from "react-router";
import { inviteForm, MANAGER_RELATIONS, matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function InviteForm({ familyId }: { familyId: string }) {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const form = useContractForm(inviteForm, {
    name: `invite-${familyId}`,
    defaults: formDefaults(inviteForm),
    onSubmit: async (given) => {
      await call(matrimonyManagers.invite, { ...given, id: familyId });
      toasts.show({ tone: "success", text: t("family.invite.done") });
      form.reset();
      await revalidator.revalidate();
    },
  });
  return (
    <section aria-labelledby="invite" className="flex max-w-form flex-col gap-4">
      <h3 id="invite" className="text-lg">
        {t("family.invite")}
      </h3>
      <ContractForm form={form} className="flex flex-col gap-4">
        <Field label={t("family.label.phone")} hint={t("family.invite.hint")} required {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
        <Field label={t("family.label.relation")} required {...form.field("relation")}>
          <SelectInput {...form.input("relation")}>
            <option value="">{t("family.invite.choose")}</option>
            {MANAGER_RELATIONS.map((one) => (
              <option key={one} value={one}>
                {t(`matrimony.contact.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="self-start">
          {t("family.invite.send")}
        </Button>
      </ContractForm>
    </section>
  );
}
