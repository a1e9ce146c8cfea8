/** The form of a member's own success story. */
import { useState } from "react";
import { stories } from "#contract/articles/articles.ts";
import { STORY_LIMIT } from "#contract/articles/choices.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { EMPTY_STORY, type StoryValues, storyFormSchema } from "./story-form-values.ts";

const NAME = "story-new";
const NONE: string[] = [];

export function StoryForm({ onSent }: { onSent: () => Promise<unknown> }) {
  const t = useWords();
  const toasts = useToasts();
  const pictures = usePictures(NAME, NONE);
  const [isSent, setSent] = useState(false);
  const form: FormOf<StoryValues> = useContractForm(storyFormSchema, {
    name: NAME,
    defaults: EMPTY_STORY,
    onSubmit: async () => {
      const { fkStateId: _, ...story } = form.methods.getValues();
      await pictures.send("images", (options) => {
        const sent = { ...story, language: t.language, imageOrder: pictures.order };
        const files = options.files?.blobs.map((blob) => blob.name);
        return call(stories.send, { ...sent, idempotencyKey: idempotencyKeyOf(NAME, { ...sent, files }) }, options);
      });
      dropIdempotencyKey(NAME);
      toasts.show({ tone: "success", text: t("stories.form.sent") });
      form.reset();
      pictures.reset();
      setSent(true);
      await onSent();
    },
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      {isSent && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {t("stories.form.sent")}
        </p>
      )}
      <Field label={t("articles.label.title")} required {...form.field("title")}>
        <TextInput autoComplete="off" placeholder={t("stories.hint.title")} {...form.input("title")} />
      </Field>
      <Field label={t("stories.label.body")} hint={t("stories.hint.body")} required {...form.field("body")}>
        <TextArea rows={10} limit={STORY_LIMIT} {...form.input("body")} />
        <MaskedTextNote form={form} path="body" />
      </Field>
      <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      <PicturesField pictures={pictures} max={1} label={t("stories.label.picture")} hint={t("stories.hint.picture")} />
      {pictures.list.length > 0 && (
        <Field
          label={t("articles.label.alt")}
          hint={t("articles.hint.alt")}
          optionalMark={optional}
          {...form.field("imageAlt")}
        >
          <TextInput autoComplete="off" {...form.input("imageAlt")} />
        </Field>
      )}
      <p className="text-sm text-ink-soft">{t("stories.form.note")}</p>
      <Button type="submit" look="primary" busy={form.busy} className="sm:self-start">
        {t("stories.form.send")}
      </Button>
    </ContractForm>
  );
}
