/** Writing the private note of a favourite. */
import { type FavouriteView, favourites, noteForm } from "#contract/favourites.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  favourite: FavouriteView;
  onClose: () => void;
  onSaved: (note: string) => void;
}

export function NoteDialog({ favourite: { _id, name, note: before }, onClose, onSaved }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(noteForm, {
    name: `favourite-${_id}`,
    defaults: formDefaults(noteForm, { note: before }),
    onSubmit: async ({ note }) => {
      await call(favourites.update, { id: _id, note });
      toasts.show({ tone: "success", text: t("favourites.note.saved") });
      onSaved(note);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={name}>
      <ContractForm form={form} className="grid gap-4">
        <Field label={t("favourites.label.note")} hint={t("favourites.note.hint")} {...form.field("note")}>
          <TextArea rows={4} limit={500} {...form.input("note")} />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
          {t("favourites.note.save")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}
