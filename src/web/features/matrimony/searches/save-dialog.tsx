/** Asks how the family calls the filters that it saves. */
import { profileSearches, searchNameForm } from "#contract/matrimony/profile-searches.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { ProfileQuery } from "../search/profile-query.ts";
import { filtersOf } from "./saved-filters.ts";

export default function SaveDialog({ query, onClose }: { query: ProfileQuery; onClose: () => void }) {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const form = useContractForm(searchNameForm, {
    name: "save-profile-search",
    defaults: formDefaults(searchNameForm),
    onSubmit: async ({ name }) => {
      await call(profileSearches.create, { name, filters: filtersOf(query) });
      toasts.show({ tone: "success", text: t("saved.profiles.done") });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("saved.profiles.save")}>
      <p className="mb-4">{t("saved.profiles.save.text")}</p>
      <ContractForm form={form} className="flex flex-col gap-4">
        <Field label={t("saved.profiles.name")} hint={t("saved.profiles.name.hint")} required {...form.field("name")}>
          <TextInput {...form.input("name")} />
        </Field>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look="primary" busy={form.busy}>
            {t("saved.profiles.save")}
          </Button>
          <Link to={here(paths.savedSearches())} className="inline-flex min-h-11 items-center underline">
            {t("saved.profiles.see")}
          </Link>
        </div>
      </ContractForm>
    </Dialog>
  );
}
