/** Asks before an entry is taken away. */
import type { EntryCard } from "#contract/spirituality/entry-views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

type Entry = Pick<EntryCard, "_id" | "title">;

interface Props {
  /** Undefined while nothing is asked. */
  entry: Entry | undefined;
  onClose: () => void;
  onDeleted: (entry: Entry) => void;
}

export function DeleteEntryDialog({ entry, onClose, onDeleted }: Props) {
  const t = useWords();
  const title = entry?.title ?? "";
  return (
    <DeleteDialog
      item={entry}
      title={t("spirituality.delete.title", { title })}
      text={t("spirituality.delete.text")}
      yes={t("spirituality.delete.yes")}
      no={t("spirituality.delete.no")}
      deleted={t("spirituality.deleted", { title })}
      remove={async ({ _id }) => (await import("./entry-calls.ts")).deleteEntry(_id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
