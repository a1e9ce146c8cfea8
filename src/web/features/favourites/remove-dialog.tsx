/** Asks before a favourite is removed with its note. */
import type { FavouriteView } from "#contract/favourites.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

type Removable = Pick<FavouriteView, "_id" | "name">;

interface Props {
  /** Undefined while nothing is asked. */
  favourite: Removable | undefined;
  onClose: () => void;
  onDeleted: (favourite: Removable) => void;
}

export function RemoveDialog({ favourite, onClose, onDeleted }: Props) {
  const t = useWords();
  const name = favourite?.name ?? "";
  return (
    <DeleteDialog
      item={favourite}
      title={t("favourites.remove.title", { name })}
      text={t("favourites.remove.text")}
      yes={t("favourites.remove")}
      no={t("favourites.remove.no")}
      deleted={t("favourites.keep.undone", { name })}
      remove={async ({ _id }) => (await import("./favourite-calls.ts")).deleteFavourite(_id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
