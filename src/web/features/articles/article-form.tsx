/** The editor's form of an article: both languages, picture, place, and what becomes of it. */
import type { ReactNode } from "react";
import { SAVED_STATES } from "#contract/articles/article-form.ts";
import { ARTICLE_LIMIT, type ArticleState, SUMMARY_LIMIT } from "#contract/articles/choices.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { RichTextArea } from "#web/platform/rich-text/rich-text-area.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type ArticleValues, articleFormSchema } from "./article-form-values.ts";

export type ArticleSent = Omit<ArticleValues, "fkStateId"> & { imageOrder: string[] };

interface Props {
  name: string;
  defaults: ArticleValues;
  /** Of the article as it is saved; none yet for a new one. */
  state?: ArticleState;
  saved: readonly string[];
  onSend: (article: ArticleSent, options: CallOptions) => Promise<unknown>;
}

export function ArticleForm({ name, defaults, state, saved, onSend }: Props) {
  const t = useWords();
  const pictures = usePictures(name, saved);
  const form: FormOf<ArticleValues> = useContractForm(articleFormSchema, {
    name,
    defaults,
    onSubmit: () => {
      const { fkStateId: _, ...article } = form.methods.getValues();
      return pictures.send("images", (options) => onSend({ ...article, imageOrder: pictures.order }, options));
    },
  });
  const optional = t("ui.optional");
  const chosen = form.methods.watch("state");
  const wasPublic = state === "published" || state === "withdrawn";
  const states = SAVED_STATES.filter((one) =>
    wasPublic ? one === "published" || one === "withdrawn" : one !== "withdrawn",
  );
  return (
    <ContractForm form={form} className="max-w-form gap-8">
      <Texts form={form} language="En" optional={optional} />
      <Texts form={form} language="Hi" optional={optional} />
      <Part title={t("article-form.picture")}>
        <PicturesField
          pictures={pictures}
          max={1}
          label={t("article-form.cover")}
          hint={t("article-form.cover.hint")}
        />
        {pictures.list.length > 0 &&
          (["En", "Hi"] as const).map((language) => (
            <Field
              key={language}
              label={`${t("articles.label.alt")} (${t(`article-form.${language}`)})`}
              hint={t("articles.hint.alt")}
              optionalMark={optional}
              {...form.field(`imageAlt${language}`)}
            >
              <TextInput autoComplete="off" {...form.input(`imageAlt${language}`)} />
            </Field>
          ))}
      </Part>
      <Part title={t("article-form.about")}>
        <Field label={t("articles.label.author")} optionalMark={optional} {...form.field("authorName")}>
          <TextInput autoComplete="off" {...form.input("authorName")} />
        </Field>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      </Part>
      <Part title={t("article-form.publish")}>
        <Field label={t("article-form.state")} required {...form.field("state")}>
          <SelectInput {...form.input("state")}>
            {states.map((one) => (
              <option key={one} value={one}>
                {t(`article-form.state.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        {chosen !== "draft" && (
          <FieldPair>
            <Field
              label={t("articles.label.date")}
              hint={t(chosen === "scheduled" ? "article-form.date.scheduled" : "article-form.date.shown")}
              required={chosen === "scheduled"}
              {...form.field("publishDate")}
            >
              <TextInput type="date" {...form.input("publishDate")} />
            </Field>
            <Field label={t("article-form.time")} {...form.field("publishTime")}>
              <TextInput type="time" {...form.input("publishTime")} />
            </Field>
          </FieldPair>
        )}
      </Part>
      <Button type="submit" look="primary" busy={form.busy} className="sm:self-start">
        {t(`article-form.save.${chosen}`)}
      </Button>
    </ContractForm>
  );
}

function Texts({ form, language, optional }: { form: FormOf<ArticleValues>; language: "En" | "Hi"; optional: string }) {
  const t = useWords();
  const lang = language === "En" ? "en" : "hi";
  return (
    <Part title={t(`article-form.${language}`)} text={t("article-form.languages")}>
      <Field label={t("articles.label.title")} {...form.field(`title${language}`)}>
        <TextInput lang={lang} autoComplete="off" {...form.input(`title${language}`)} />
      </Field>
      <Field
        label={t("articles.label.summary")}
        hint={t("article-form.summary.hint")}
        optionalMark={optional}
        {...form.field(`summary${language}`)}
      >
        <TextArea lang={lang} rows={2} limit={SUMMARY_LIMIT} {...form.input(`summary${language}`)} />
      </Field>
      <Field label={t("articles.label.body")} hint={t("article-form.body.hint")} {...form.field(`body${language}`)}>
        <RichTextArea lang={lang} limit={ARTICLE_LIMIT} {...form.input(`body${language}`)} />
      </Field>
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-6">
      <legend className="contents">
        <span className="block font-display text-xl font-bold text-maroon">{title}</span>
      </legend>
      {text && <p className="-mt-3 text-sm text-ink-soft">{text}</p>}
      {children}
    </fieldset>
  );
}
