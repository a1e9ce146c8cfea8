/** The form of a post: text, pictures, where it belongs, and for a new one its group and a poll. */
import type { ReactNode } from "react";
import { POST_IMAGES, POST_TEXT_LIMIT } from "#contract/feed-form.ts";
import type { OwnGroup } from "#contract/group-views.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { PollFields } from "./poll-fields.tsx";
import { type PostSent, type PostValues, postFormSchema } from "./post-form-values.ts";
import { groupName } from "./post-text.ts";

interface Props {
  name: string;
  defaults: PostValues;
  /** Keys of the pictures that are saved already. */
  saved: readonly string[];
  /** Of a new post: the groups in which the member may write; undefined for one that is changed. */
  groups?: OwnGroup[];
  labels: Record<"submit" | "busy", string>;
  /** What stands above the fields. */
  children?: ReactNode;
  onSend: (post: PostSent, options: CallOptions) => Promise<unknown>;
}

export function PostForm({ name, defaults, saved, groups, labels, children, onSend }: Props) {
  const t = useWords();
  const language = useLanguage();
  const pictures = usePictures(name, saved);
  const form: FormOf<PostValues> = useContractForm(postFormSchema, {
    name,
    defaults,
    // As it was typed: the call reads it itself.
    onSubmit: () => {
      const { fkStateId: _, ...post } = form.methods.getValues();
      return pictures.send("images", (options) => onSend({ ...post, imageOrder: pictures.order }, options));
    },
  });
  const reset = () => {
    form.reset();
    pictures.reset();
  };
  return (
    <ContractForm form={{ ...form, reset }} className="max-w-form gap-6">
      {children}
      <Field label={t("feed.label.text")} hint={t("feed.hint.text")} required {...form.field("text")}>
        <TextArea rows={6} limit={POST_TEXT_LIMIT} {...form.input("text")} />
        <MaskedTextNote form={form} path="text" />
      </Field>
      <PicturesField
        pictures={pictures}
        max={POST_IMAGES}
        label={t("feed.label.pictures")}
        hint={t("feed.hint.pictures", { n: POST_IMAGES })}
      />
      {groups && groups.length > 0 && (
        <Field label={t("feed.label.group")} {...form.field("fkGroupId")}>
          <SelectInput {...form.input("fkGroupId")}>
            <option value="">{t("feed.group.everybody")}</option>
            {groups.map((group) => (
              <option key={group._id} value={group._id}>
                {groupName(group, language)}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-semibold">{t("feed.label.city")}</legend>
        <p className="text-sm text-ink-soft">{t("feed.hint.city")}</p>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      </fieldset>
      {groups && <PollFields form={form} />}
      <Button type="submit" look="primary" busy={form.busy} busyLabel={labels.busy} className="sm:self-start">
        {labels.submit}
      </Button>
    </ContractForm>
  );
}
