/** The form by which a member asks the staff for a group, or changes it: its name, what it is for in one language or both, rules, city, and who reads and joins. */
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { optional } from "#contract/fields.ts";
import { GROUP_DESCRIPTION_LIMIT, GROUP_RULES_LIMIT, groupForm, hasDescription } from "#contract/group-form.ts";
import type { OwnGroup } from "#contract/group-views.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** The state leads to the city and is not sent. */
const schema = z.strictObject({ ...groupForm, fkStateId: optional(z.string()) }).check(hasDescription);
type GroupValues = z.input<typeof schema>;
export type GroupSent = Omit<GroupValues, "fkStateId">;

interface Props {
  name: string;
  group?: OwnGroup;
  children?: ReactNode;
  onSend: (group: GroupSent) => Promise<unknown>;
}

export function GroupForm({ name, group, children, onSend }: Props) {
  const t = useWords();
  const form: FormOf<GroupValues> = useContractForm(schema, {
    name,
    defaults: valuesOf(group),
    // As it was typed: the call reads it itself.
    onSubmit: () => {
      const { fkStateId: _, ...sent } = form.methods.getValues();
      return onSend(sent);
    },
  });
  const optionalMark = t("ui.optional");
  const textOf = (path: "description" | "descriptionHi" | "rules" | "rulesHi", label: string, limit: number) => (
    <Field
      label={label}
      hint={t(path === "description" || path === "descriptionHi" ? "groups.hint.description" : "groups.hint.rules")}
      optionalMark={optionalMark}
      {...form.field(path)}
    >
      <TextArea rows={4} limit={limit} {...form.input(path)} />
      <MaskedTextNote form={form} path={path} />
    </Field>
  );
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      {children}
      <Field label={t("groups.label.name")} hint={t("groups.hint.name")} required {...form.field("name")}>
        <TextInput autoComplete="off" {...form.input("name")} />
      </Field>
      <Field label={t("groups.label.name-hi")} optionalMark={optionalMark} {...form.field("nameHi")}>
        <TextInput autoComplete="off" lang="hi" {...form.input("nameHi")} />
      </Field>
      {textOf("description", t("groups.label.description"), GROUP_DESCRIPTION_LIMIT)}
      {textOf("descriptionHi", t("groups.label.description-hi"), GROUP_DESCRIPTION_LIMIT)}
      {textOf("rules", t("groups.label.rules"), GROUP_RULES_LIMIT)}
      {textOf("rulesHi", t("groups.label.rules-hi"), GROUP_RULES_LIMIT)}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-semibold">{t("groups.form.where")}</legend>
        <p className="text-sm text-ink-soft">{t("groups.form.where.text")}</p>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{t("groups.form.who")}</legend>
        {group?.approvalStatus === "Approved" ? (
          <p className="text-sm text-ink-soft">
            {t(group.isClosed ? "groups.form.stays.closed" : "groups.form.stays.open")}
          </p>
        ) : (
          <CheckboxInput label={t("groups.label.closed")} {...form.input("isClosed")} />
        )}
        <CheckboxInput label={t("groups.label.asks")} {...form.input("asksFirst")} />
      </fieldset>
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("groups.form.sending")}
        className="sm:self-start"
      >
        {t("groups.form.send")}
      </Button>
    </ContractForm>
  );
}

function valuesOf(group: OwnGroup | undefined): GroupValues {
  return {
    name: group?.name ?? "",
    nameHi: group?.nameHi ?? "",
    description: group?.description ?? "",
    descriptionHi: group?.descriptionHi ?? "",
    rules: group?.rules ?? "",
    rulesHi: group?.rulesHi ?? "",
    fkStateId: group?.place?.fkStateId ?? "",
    fkCityId: group?.place?.fkCityId ?? "",
    isClosed: group?.isClosed ?? false,
    asksFirst: group?.asksFirst ?? false,
  };
}
