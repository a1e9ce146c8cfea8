/** A form of texts that stays open after it was saved, with the way to the page that shows them. */
import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import type * as z from "zod/mini";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

/** `save` gets the values as they were typed: the call reads them itself. */
export function useTextsForm<S extends z.ZodMiniType<unknown, FieldValues>>(
  name: string,
  schema: S,
  start: DefaultValues<z.input<S>>,
  save: (values: z.input<S>) => Promise<unknown>,
): FormOf<z.input<S>> {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const form: FormOf<z.input<S>> = useContractForm(schema, {
    name,
    defaults: start,
    onSubmit: async () => {
      await save(form.methods.getValues());
      toasts.show({ tone: "success", text: t("staff.site.saved") });
      void revalidator.revalidate();
    },
  });
  return form;
}

interface Props<In extends FieldValues> {
  form: FormOf<In>;
  /** Without its language. */
  page: string;
  children: ReactNode;
}

export function TextsForm<In extends FieldValues>({ form, page, children }: Props<In>) {
  const t = useWords();
  const here = useHere();
  return (
    <Card as="section">
      <ContractForm form={form as unknown as FormOf} className="grid grid-cols-1 gap-6">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={form.busy}>
            {t("staff.site.save")}
          </Button>
          <ButtonLink to={here(page)} target="_blank">
            {t("staff.site.document.open")}
          </ButtonLink>
        </div>
      </ContractForm>
    </Card>
  );
}
