/** Makes a link to the biodata with the parts that are chosen: for whom, and for how long. */
import { Link2 } from "lucide-react";
import * as z from "zod/mini";
import { biodata, LINK_DAYS, linkForm, RECIPIENT_MAX } from "#contract/matrimony/biodata.ts";
import type { BiodataLink, BiodataParts } from "#contract/matrimony/biodata-views.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  profile: OwnProfile;
  parts: BiodataParts;
  onMade: (link: BiodataLink) => void;
}

const typedForm = z.strictObject({ label: linkForm.label, days: linkForm.days });
const FORM = "biodata-link";
const USUAL_DAYS = "7";

export function LinkForm({ profile: { _id: id, state }, parts, onMade }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(typedForm, {
    name: FORM,
    defaults: formDefaults(typedForm, { days: USUAL_DAYS }),
    draft: false,
    onSubmit: async (typed) => {
      const body = { id, ...typed, ...parts };
      const { link } = await call(biodata.createLink, { ...body, idempotencyKey: idempotencyKeyOf(FORM, body) });
      dropIdempotencyKey(FORM);
      toasts.show({ tone: "success", text: t("biodata.link.made", { label: link.label }) });
      form.reset();
      onMade(link);
    },
  });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t("biodata.link.title")}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t("biodata.link.text")}</p>
      </div>
      {state === "open" ? (
        <ContractForm form={form} className="gap-4">
          <Field
            label={t("biodata.label.recipient")}
            hint={t("biodata.link.recipient.hint")}
            required
            {...form.field("label")}
          >
            <TextInput maxLength={RECIPIENT_MAX} autoComplete="off" {...form.input("label")} />
          </Field>
          <Field label={t("biodata.label.days")} {...form.field("days")}>
            <SelectInput {...form.input("days")}>
              {LINK_DAYS.map((n) => (
                <option key={n} value={n}>
                  {t("biodata.link.days", { n })}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Button type="submit" busy={form.busy} icon={<Link2 aria-hidden="true" />} className="self-start">
            {t("biodata.link.make")}
          </Button>
        </ContractForm>
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3">{t("biodata.link.closed")}</p>
      )}
    </Card>
  );
}
