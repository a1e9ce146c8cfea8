/** The privacy policy or the terms in both languages, with version, date, and the mark of a draft. */
import { showDate } from "#base/dates.ts";
import type { DocumentName } from "#contract/content-choices.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { BothFields } from "./both-fields.tsx";
import { TextsForm, useTextsForm } from "./texts-form.tsx";

interface Props {
  name: DocumentName;
  document: PayloadOf<typeof staffSite.fetchDocument>["document"];
}

export function DocumentForm({ name, document: { version, updatedOn, ...texts } }: Props) {
  const t = useWords();
  const form = useTextsForm(`site-${name}`, staffSite.updateDocument.input, { name, ...texts }, (values) =>
    call(staffSite.updateDocument, values),
  );
  return (
    <TextsForm form={form} page={name === "terms" ? paths.terms() : paths.privacyPolicy()}>
      <p className="font-semibold">
        {t("staff.site.document.state", { version, date: showDate(updatedOn, t.language) })}
      </p>
      <BothFields form={form} path="title" labels={["site.label.title", "site.label.title-hi"]} />
      <BothFields
        form={form}
        path="text"
        labels={["site.label.document", "site.label.document-hi"]}
        look="rich"
        rows={30}
      />
      <CheckboxInput
        label={t("staff.site.document.is-draft")}
        hint={t("staff.site.document.is-draft.hint")}
        id={form.field("isDraft").id}
        {...form.input("isDraft")}
      />
    </TextsForm>
  );
}
