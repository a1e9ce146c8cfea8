/** Asks before a want is taken away. */
import type { WantView } from "#contract/want-views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { deleteWant } from "./want-calls.ts";

interface Props {
  /** Undefined while nothing is asked. */
  want: WantView | undefined;
  onClose: () => void;
  onDeleted: (want: WantView) => void;
}

export function DeleteWantDialog({ want, onClose, onDeleted }: Props) {
  const t = useWords();
  const title = want?.title ?? "";
  return (
    <DeleteDialog
      item={want}
      title={t("wants.delete.title", { title })}
      text={t("wants.delete.text")}
      yes={t("wants.delete.yes")}
      no={t("wants.delete.no")}
      deleted={t("wants.deleted", { title })}
      remove={deleteWant}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
