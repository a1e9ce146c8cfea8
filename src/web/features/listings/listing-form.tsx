/** The form of a listing: what it is, what it costs, who sees it, how it looks. */
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { LISTING_IMAGES } from "#contract/limits.ts";
import { listingForm } from "#contract/listing-fields.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type FormStart, formDefaults } from "#web/platform/forms/form-defaults.ts";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const { imageOrder: _, ...fields } = listingForm;
const schema = z.strictObject(fields);
type ListingValues = z.input<typeof schema>;
/** What the form submits: the price in rupees as it was typed, and which pictures in which order. */
export type ListingSubmission = ListingValues & { imageOrder: string[] };

const DESCRIPTION_LIMIT = 1000;

interface Props {
  name: string;
  start: FormStart<typeof schema>;
  /** Keys of the pictures that are saved already. */
  saved: readonly string[];
  submit: ReactNode;
  onSend: (submission: ListingSubmission, options: CallOptions) => Promise<unknown>;
}

export function ListingForm({ name, start, saved, submit, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form: FormOf<ListingValues> = useContractForm(schema, {
    name,
    defaults: formDefaults(schema, start),
    // The parsed price is in paise; the call takes rupees.
    onSubmit: (sent) =>
      pictures.send("images", (options) =>
        onSend({ ...sent, price: form.methods.getValues("price"), imageOrder: pictures.order }, options),
      ),
  });
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form">
      <Field label={t("listings.label.name")} hint={t("listings.hint.name")} required {...form.field("listingName")}>
        <TextInput autoComplete="off" {...form.input("listingName")} />
      </Field>
      <Field
        label={t("listings.label.description")}
        hint={t("listings.hint.description")}
        required
        {...form.field("description")}
      >
        <TextArea rows={5} limit={DESCRIPTION_LIMIT} {...form.input("description")} />
        <MaskedTextNote form={form} path="description" />
      </Field>
      <Field
        label={t("listings.label.price")}
        hint={t("listings.hint.price")}
        optionalMark={t("ui.optional")}
        {...form.field("price")}
      >
        <MoneyInput {...form.input("price")} />
      </Field>
      <RadioCards
        legend={t("listings.label.status")}
        {...form.field("status")}
        {...form.input("status")}
        columns={2}
        options={[
          { value: "active", title: t("listings.status.active"), text: t("listings.status.active.text") },
          { value: "inactive", title: t("listings.status.inactive"), text: t("listings.status.inactive.text") },
        ]}
      />
      <PicturesField
        pictures={pictures}
        max={LISTING_IMAGES}
        label={t("listings.label.pictures")}
        hint={t("listings.hint.pictures", { n: LISTING_IMAGES })}
      />
      <Button
        type="submit"
        look="primary"
        busy={form.busy}
        busyLabel={t("businesses.saving")}
        className="sm:self-start"
      >
        {submit}
      </Button>
    </ContractForm>
  );
}
